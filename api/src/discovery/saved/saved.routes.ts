import { forget, getMarks, listSaved, save } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as saved from './saved.service.ts';

export function savedRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, save, ({ person, params, body }) =>
    saved.save(context, person, params, body.remindIn),
  );
  serve(app, forget, ({ person, params }) => saved.forget(context, person, params));
  servePage(app, listSaved, ({ person, query }) => saved.listSaved(context, person, query));
  serve(app, getMarks, ({ person }) => saved.readMarks(db, person));
}
