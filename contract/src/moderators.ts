import * as z from 'zod/mini';
import { bounded } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './ids.ts';
import { Role } from './users.ts';

/** Somebody with rights: a moderator, or an admin of the configuration. */
export const Moderator = z.object({
  telegramId: z.number(),
  name: z.string(),
  username: z.nullable(z.string()),
  role: Role,
  since: z.nullable(Moment),
});
export type Moderator = z.output<typeof Moderator>;

export const listModerators = endpoint({
  method: 'GET',
  path: '/api/User/moderators',
  access: 'admin',
  reply: z.array(Moderator),
  summary: 'Moderators and admins by name, at most 200',
});

export const findByUsername = endpoint({
  method: 'GET',
  path: '/api/User/by-username/{username}',
  access: 'admin',
  params: z.object({ username: bounded(33).check(z.regex(/^@?\w{4,32}$/)) }),
  reply: Moderator,
  errors: ['userNotFound'],
  summary: 'Who has a username in Telegram, for an admin about to appoint them',
});

/** What a person may do, for the bot to choose commands by. */
export const getOwnRole = endpoint({
  method: 'GET',
  path: '/api/User/own-role',
  access: 'signedIn',
  reply: z.object({ role: Role }),
  summary: 'The role of the acting person',
});
