import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { UserRef } from '#src/schemas/ids.ts';

export const releaseUser = endpoint('releaseUser', {
  access: 'moderator',
  params: z.object({ id: UserRef }),
  body: z.strictObject({}),
  reply: z.object({ telegramId: z.number() }),
  errors: ['userNotFound', 'ownSubmission'],
  summary: 'Takes back that a person is blocked by moderators or suspended',
});
