import {
  follow,
  getStats,
  listFollowers,
  listFollowing,
  listSubscriptions,
  unfollow,
} from '@kollab/contract/schemas';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { linkNextPage } from '#src/platform/paging.ts';
import { serve } from '#src/platform/http/route.ts';
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
  serve(app, listSubscriptions, async (call) => {
    const rows = await service.listPeople(db, call.person.id, 'following', call.query, call.person);
    linkNextPage(call, rows);
    return rows.map(({ telegram_id: followeeTelegramId, is_subscribed: isSubscribed }) => ({
      followeeTelegramId,
      isSubscribed,
    }));
  });
  serve(app, listFollowing, async (call) => {
    const { actor, params, query, person } = call;
    const rows = await replicas.read(
      actor,
      (from) => service.listPeople(from, params.id, 'following', query, person),
      params.id,
    );
    linkNextPage(call, rows);
    return rows.map(service.toFollowCard);
  });
  serve(app, listFollowers, async (call) => {
    const { actor, params, query, person } = call;
    const rows = await replicas.read(
      actor,
      (from) => service.listPeople(from, params.id, 'followers', query, person),
      params.id,
    );
    linkNextPage(call, rows);
    return rows.map(service.toFollowCard);
  });
}
