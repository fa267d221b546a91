import {
  follow,
  getStats,
  listFollowers,
  listFollowing,
  listSubscriptions,
  unfollow,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as service from './follows.service.ts';

export function followRoutes(app: FastifyInstance, context: Context) {
  const { db, replicas } = context;
  serve(app, follow, (call) => service.follow(context, call.person, call.body.followeeTelegramId));
  serve(app, unfollow, (call) =>
    service.unfollow(context, call.person, call.body.followeeTelegramId),
  );
  serve(app, getStats, ({ actor, params: { id } }) =>
    replicas.read(actor, (from) => service.readStats(from, id, actor), id),
  );
  servePage(app, listSubscriptions, (call) =>
    service.listSubscriptions(db, call.person, call.query),
  );
  servePage(app, listFollowing, (call) =>
    replicas.read(call.actor, (from) => service.listFollowing(from, call), call.params.id),
  );
  servePage(app, listFollowers, (call) =>
    replicas.read(call.actor, (from) => service.listFollowers(from, call), call.params.id),
  );
}
