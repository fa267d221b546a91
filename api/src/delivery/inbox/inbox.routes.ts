import { getUnread, listInbox, markRead } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
import * as service from './inbox.service.ts';

export function inboxRoutes(app: FastifyInstance, context: Context) {
  serve(app, listInbox, async (call) => {
    const { rows, items } = await service.readInbox(context, call.person.id, call.query);
    linkNextPage(call, rows);
    return items;
  });
  serve(app, getUnread, (call) => service.countUnread(context.db, call.person.id));
  serve(app, markRead, (call) => service.markRead(context, call.person.id, call.body.ids));
}
