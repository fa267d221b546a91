import {
  getOrCreateUser,
  getUser,
  getUserByTelegram,
  grantModerator,
  takeModerator,
} from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/context.ts';
import { serve } from '#src/http/route.ts';
import * as service from './users.service.ts';

export function userRoutes(app: FastifyInstance, context: Context) {
  const { db } = context;
  serve(app, getOrCreateUser, (call) => service.signIn(context, call.person, call.telegram));
  serve(app, getUserByTelegram, (call) => service.readUser(db, call.params.telegramId, call.actor));
  serve(app, getUser, (call) => service.readUser(db, call.params.id, call.actor));
  serve(app, grantModerator, (call) =>
    service.setModerator(context, call.params.id, true, call.person),
  );
  serve(app, takeModerator, (call) =>
    service.setModerator(context, call.params.id, false, call.person),
  );
}
