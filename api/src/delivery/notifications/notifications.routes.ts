import { claimNotifications, setReachable, settleNotification } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { claim, type ReadEvents } from '#src/platform/outbox/claiming.service.ts';
import { setReachable as record } from '#src/platform/outbox/outbox.service.ts';
import { settle } from '#src/platform/outbox/settling.service.ts';
import { withoutCounted } from './counting.ts';
import { readEvents } from './events.ts';

const claimTimeout = 40_000;

export function notificationRoutes(app: FastifyInstance, context: Context) {
  const { db, config } = context;
  const read: ReadEvents = async (from, rows, now) =>
    readEvents(from, await withoutCounted(from, rows, config.cardsAtOnce), now);
  serve(app, claimNotifications, (call) => claim(context, read, call.body, call.signal), {
    timeout: claimTimeout,
    isPatient: true,
  });
  serve(app, settleNotification, (call) => settle(db, call.params.id, call.body));
  serve(app, setReachable, (call) => record(db, call.person.id, call.body.reachable), {
    makesNobody: true,
  });
}
