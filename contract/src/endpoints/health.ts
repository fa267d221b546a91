import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { HealthChecks } from '#src/schemas/health-checks.ts';

export const getLive = endpoint('GET', '/health/live', {
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
  summary: 'The process answers',
});

export const getReady = endpoint('GET', '/health/ready', {
  access: 'public',
  reply: z.object({ status: z.literal('ok'), checks: HealthChecks }),
  errors: ['unavailable'],
  summary: 'The database is reachable and migrated and pictures can be stored; else 503 says why',
});
