import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { Moderator } from '#src/schemas/moderation/moderators.ts';
import { Role } from '#src/schemas/people/users.ts';

export const listModerators = endpoint('GET', '/api/User/moderators', {
  access: 'admin',
  reply: z.array(Moderator),
  summary: 'Moderators and admins by name, at most 200',
});

export const findByUsername = endpoint('GET', '/api/User/by-username/{username}', {
  access: 'admin',
  params: z.object({ username: bounded(33).check(z.regex(/^@?\w{4,32}$/)) }),
  reply: Moderator,
  errors: ['userNotFound'],
  summary: 'Who has a username in Telegram, for an admin about to appoint them',
});

export const getOwnRole = endpoint('GET', '/api/User/own-role', {
  access: 'signedIn',
  reply: z.object({ role: Role }),
  summary: 'The role of the acting person',
});
