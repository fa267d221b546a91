import { blockUser, listBlocked, unblockUser } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './blocks.service.ts';

export function blockRoutes(app: FastifyInstance, context: Context) {
  serve(app, blockUser, ({ person, params }) => service.block(context, person, params.id));
  serve(app, unblockUser, ({ person, params }) => service.unblock(context, person, params.id));
  serve(app, listBlocked, async (call) => {
    const rows = await service.listBlocked(context.db, call.person, call.query);
    linkNextPage(call, rows);
    return rows.map(service.toPersonCard);
  });
}
