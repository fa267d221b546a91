import { claimNotifications, setReachable, settleNotification } from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/context.ts';
import { serve } from '#src/http/route.ts';
import { claim } from './claiming.service.ts';
import { setReachable as record } from './notifications.service.ts';
import { settle } from './settling.service.ts';

const claimTimeout = 40_000;

export function notificationRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, claimNotifications, (call) => claim(context, call.body, call.signal), {
    timeout: claimTimeout,
    isPatient: true,
  });
  serve(app, settleNotification, (call) => settle(db, call.params.id, call.body));
  serve(app, setReachable, (call) => record(db, call.person.id, call.body.reachable), {
    makesNobody: true,
  });
}
