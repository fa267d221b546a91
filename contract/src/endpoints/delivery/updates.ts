import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';

export const takeUpdate = endpoint('POST', '/api/bot/updates', {
  access: 'bot',
  body: z.strictObject({ updateId: z.int().check(z.minimum(0)) }),
  reply: z.object({ isNew: z.boolean() }),
  summary: 'Takes note of an update of Telegram’s: only the first time it is new',
});
