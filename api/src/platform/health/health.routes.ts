import { getLive, getReady } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { healthReader, isReady } from './health.service.ts';

export function healthRoutes(app: FastifyInstance, context: Context) {
  const readHealth = healthReader(context);
  let wasReady = true;
  serve(app, getLive, () => ({ status: 'ok' as const }));
  serve(app, getReady, async () => {
    const checks = await readHealth();
    const ready = isReady(checks);
    if (ready !== wasReady) app.log.warn({ checks }, ready ? 'ready again' : 'not ready');
    wasReady = ready;
    if (ready) return { status: 'ok' as const, checks };
    throw new AppError('unavailable', { checks });
  });
}
