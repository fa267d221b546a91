import {
  followProject,
  getFeedSettings,
  listFeed,
  setFeedSettings,
  unfollowProject,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve, servePage } from '#src/platform/http/route.ts';
import * as feed from './feed.service.ts';
import * as follows from './project-follows.service.ts';

export function feedRoutes(app: FastifyInstance, context: Context) {
  const { db, replicas, clock } = context;
  serve(app, followProject, ({ person, body }) =>
    follows.followProject(context, person, body.projectId),
  );
  serve(app, unfollowProject, ({ person, body }) =>
    follows.unfollowProject(context, person, body.projectId),
  );
  servePage(app, listFeed, ({ actor, person, query }) =>
    replicas.read(actor, (from) => feed.listFeed(from, person, query, clock())),
  );
  serve(app, getFeedSettings, ({ person }) => follows.readFeedSettings(db, person));
  serve(app, setFeedSettings, ({ person, body }) => follows.setFeedSettings(db, person, body));
}
