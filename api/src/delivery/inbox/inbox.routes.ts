import { getUnread, listInbox, markRead } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as service from './inbox.service.ts';

export function inboxRoutes(app: FastifyInstance, context: Context) {
  servePage(app, listInbox, (call) => service.readInbox(context, call.person.id, call.query));
  serve(app, getUnread, (call) => service.countUnread(context.db, call.person.id));
  serve(app, markRead, (call) => service.markRead(context, call.person.id, call.body.ids));
}
