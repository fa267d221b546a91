import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { list } from '#src/schemas/bounds.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { InboxItem } from '#src/delivery/inbox.ts';
import { Paging } from '#src/schemas/paging.ts';

const own = z.object({ telegramId: TelegramId });

export const listInbox = endpoint('GET', '/api/User/inbox/{telegramId}', {
  access: 'selfRead',
  params: own,
  query: Paging,
  reply: z.array(InboxItem),
  summary: 'Notifications, invitations, requests and their outcomes, newest first; with ETag',
});

export const getUnread = endpoint('GET', '/api/User/unread/{telegramId}', {
  access: 'selfRead',
  params: own,
  reply: z.object({ count: z.number() }),
  summary: 'How many entries of the inbox are unread, counted up to 100; with ETag',
});

export const markRead = endpoint('POST', '/api/User/mark-read', {
  access: 'selfRead',
  body: z.strictObject({
    telegramId: TelegramId,
    ids: list(Id, limits.inboxRead, { min: 1 }),
  }),
  reply: z.object({ count: z.number() }),
  summary: 'Marks own entries read; unknown ids are passed over. Answers how many are left unread',
});

/** Events without content: who hears of one asks again. A stream ends after minutes, to be opened anew. */
export const streamChanges = endpoint('GET', '/api/User/changes/{telegramId}', {
  download: 'text/event-stream',
  access: 'selfRead',
  params: own,
  reply: z.custom<ReadableStream<Uint8Array>>(),
  summary: 'Says, as server-sent events, whenever something may have changed for the person',
});
