import { streamChanges } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { listSuspensions } from './suspensions.queries.ts';
import { openStreams } from './streams.ts';

export function liveRoutes(app: FastifyInstance, { changes, clock, db }: Context) {
  const streams = openStreams(changes, {
    listSuspensions: (ids) => listSuspensions(db, ids),
    clock,
    onProblem: (err) => app.log.warn({ err }, 'who follows changes could not be looked at'),
  });
  app.addHook('preClose', async () => streams.close());
  serve(
    app,
    streamChanges,
    ({ person: { id, isSuspended }, telegram, header }) => {
      // Nginx would keep what it is told until there is enough of it.
      header('x-accel-buffering', 'no');
      return streams.add({ id, isSuspended, validUntil: telegram.validUntil });
    },
    { isEndless: true, makesNobody: true },
  );
}
