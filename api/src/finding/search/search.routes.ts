import { searchUsers } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { servePage } from '#src/platform/http/route.ts';
import { search } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, { replicas }: Context) {
  servePage(app, searchUsers, (call) => replicas.read(call.actor, (db) => search(db, call)));
}
