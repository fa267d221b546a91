import { getOrCreateUser, getUser, getUserByTelegram } from '@kollab/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#src/platform/context.ts';
import { serve } from '#src/platform/http/route.ts';
import { signIn } from './signing-in.service.ts';
import { readUser } from './users.service.ts';

export function userRoutes(app: FastifyInstance, context: Context) {
  const { replicas } = context;
  // Telegram's picture may be waited for.
  serve(app, getOrCreateUser, (call) => signIn(context, call.person, call), {
    isPatient: true,
  });
  serve(app, getUserByTelegram, ({ actor, params: { telegramId: ref }, query }) =>
    replicas.read(actor, (db) => readUser(db, ref, actor, query), ref),
  );
  serve(app, getUser, ({ actor, params: { id: ref }, query }) =>
    replicas.read(actor, (db) => readUser(db, ref, actor, query), ref),
  );
}
