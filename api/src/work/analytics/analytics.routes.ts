import { getFigures, noteView } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { readFigures } from './analytics.service.ts';
import { openMarks } from './marks.service.ts';

export function figureRoutes(app: FastifyInstance, context: Context) {
  const marks = openMarks(context);
  app.addHook('onClose', () => marks.close());
  serve(app, getFigures, ({ person, params }) => readFigures(context, person, params.projectId));
  serve(
    app,
    noteView,
    ({ params, body, actor, address }) => {
      marks.note({ projectId: params.projectId, view: body, actor, address });
      return {};
    },
    { makesNobody: true },
  );
}
