import { getLive, getReady } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#src/app-error.ts';
import type { Context } from '#src/context.ts';
import { isMigrated } from '#src/database/migrate.ts';
import { serve } from '#src/http/route.ts';

export function healthRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, getLive, () => ({ status: 'ok' as const }));
  serve(app, getReady, async () => {
    if (await isMigrated(db).catch(() => false)) return { status: 'ok' as const };
    throw new AppError('unavailable');
  });
}
