import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { HealthChecks } from './health-checks.ts';

export const getLive = endpoint({
  method: 'GET',
  path: '/health/live',
  access: 'public',
  reply: z.object({ status: z.literal('ok') }),
  summary: 'The process answers',
});

export const getReady = endpoint({
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  reply: z.object({ status: z.literal('ok'), checks: HealthChecks }),
  errors: ['unavailable'],
  summary: 'The database is reachable and migrated and pictures can be stored; else 503 says why',
});
