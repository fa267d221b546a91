import { blockUser, listBlocked, unblockUser } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as service from './blocks.service.ts';

export function blockRoutes(app: FastifyInstance, context: Context) {
  serve(app, blockUser, ({ person, params }) => service.block(context, person, params.id));
  serve(app, unblockUser, ({ person, params }) => service.unblock(context, person, params.id));
  servePage(app, listBlocked, ({ person, query }) =>
    service.listBlocked(context.db, person, query),
  );
}
