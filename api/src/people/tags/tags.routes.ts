import { listTags } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './tags.service.ts';

export function tagRoutes(app: FastifyInstance, { replicas, config }: Context) {
  serve(app, listTags, (call) =>
    replicas.read(call.actor, (db) => service.listTags(db, call.query.query, config.startingTags)),
  );
}
