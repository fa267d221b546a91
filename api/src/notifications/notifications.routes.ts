import { claimNotifications, setReachable, settleNotification } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/context.ts';
import { serve } from '#src/http/route.ts';
import * as service from './notifications.service.ts';

const claimTimeout = 40_000;

export function notificationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, claimNotifications, (call) => service.claim(context, call.body, call.signal), {
    timeout: claimTimeout,
  });
  serve(app, settleNotification, (call) => service.settle(db, call.params.id, call.body));
  serve(app, setReachable, (call) => service.setReachable(db, call.person.id, call.body.reachable));
}
