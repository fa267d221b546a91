import { listTags } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/context.ts';
import { serve } from '#src/http/route.ts';
import * as service from './tags.service.ts';

export function tagRoutes(app: FastifyInstance, { db }: Context) {
  serve(app, listTags, (call) => service.listTags(db, call.query.query));
}
