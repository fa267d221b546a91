import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { TelegramId, UserRef } from '#src/schemas/ids.ts';
import { Role, User } from '#src/schemas/people/users.ts';

export const getOrCreateUser = endpoint('POST', '/api/User/get-or-create', {
  access: 'selfRead',
  body: z.strictObject({ telegramId: TelegramId }),
  reply: User,
  summary: 'Signs a person in: their own profile, made from Telegram’s data the first time',
});

/** `others`: with no more rights than anybody, and of oneself without drafts. */
const SeenAs = z.object({ as: z.optional(z.literal('others')) });

export const getUserByTelegram = endpoint('GET', '/api/User/get-user-by-telegram/{telegramId}', {
  access: 'public',
  params: z.object({ telegramId: TelegramId }),
  query: SeenAs,
  reply: User,
  errors: ['userNotFound'],
  summary: 'A person by telegramId',
});

export const getUser = endpoint('GET', '/api/User/{id}', {
  access: 'public',
  params: z.object({ id: UserRef }),
  query: SeenAs,
  reply: User,
  errors: ['userNotFound'],
  summary: 'A person by our id, or by telegramId',
});

const RoleReply = z.object({ telegramId: z.number(), role: Role });

export const grantModerator = endpoint('PUT', '/api/User/{id}/moderator', {
  access: 'admin',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: RoleReply,
  errors: ['userNotFound'],
  summary: 'Makes a person a moderator',
});

export const takeModerator = endpoint('DELETE', '/api/User/{id}/moderator', {
  access: 'admin',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: RoleReply,
  errors: ['userNotFound'],
  summary: 'Takes the role of moderator from a person',
});
