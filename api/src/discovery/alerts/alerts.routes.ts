import { deleteSearch, listSavedSearches, saveSearch, setSearchMode } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as searches from './searches.service.ts';

export function alertRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, saveSearch, ({ person, body }) => searches.saveSearch(context, person, body));
  serve(app, listSavedSearches, ({ person }) => searches.listSearches(db, person));
  serve(app, setSearchMode, ({ person, params, body }) =>
    searches.setMode(db, person, params.id, body.mode),
  );
  serve(app, deleteSearch, ({ person, params }) => searches.deleteSearch(db, person, params.id));
}
