import { listMajors, listUniversities, searchUsers } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as service from './search.service.ts';

export function searchRoutes(app: FastifyInstance, { replicas }: Context) {
  servePage(app, searchUsers, (call) =>
    replicas.read(call.actor, (db) => service.search(db, call)),
  );
  serve(app, listUniversities, ({ actor, query }) =>
    replicas.read(actor, (db) => service.listUniversities(db, query.query)),
  );
  serve(app, listMajors, ({ actor, query }) =>
    replicas.read(actor, (db) => service.listMajors(db, query.query)),
  );
}
