import { streamChanges } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { openStreams } from './streams.ts';

export function liveRoutes(app: FastifyInstance, { changes }: Context) {
  const streams = openStreams(changes);
  app.addHook('preClose', async () => streams.close());
  serve(
    app,
    streamChanges,
    (call) => {
      // Nginx would keep what it is told until there is enough of it.
      call.header('x-accel-buffering', 'no');
      return streams.add(call.person.id);
    },
    { isEndless: true, makesNobody: true },
  );
}
