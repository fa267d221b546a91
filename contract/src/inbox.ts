import * as z from 'zod/mini';
import { list } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { Id, Moment, TelegramId } from './ids.ts';
import { limits } from './limits.ts';
import { InboxEvent } from './notifications.ts';
import { Paging } from './paging.ts';

/** One entry of `/messages`: what the bot said too, as it stands now. */
export const InboxItem = z.object({
  id: z.string(),
  event: InboxEvent,
  at: Moment,
  isRead: z.boolean(),
});
export type InboxItem = z.output<typeof InboxItem>;

const own = z.object({ telegramId: TelegramId });

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/User/inbox/{telegramId}',
  access: 'selfRead',
  params: own,
  query: Paging,
  reply: z.array(InboxItem),
  summary: 'Notifications, invitations, requests and their outcomes, newest first; with ETag',
});

export const getUnread = endpoint({
  method: 'GET',
  path: '/api/User/unread/{telegramId}',
  access: 'selfRead',
  params: own,
  reply: z.object({ count: z.number() }),
  summary: 'How many entries of the inbox are unread, counted up to 100; with ETag',
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/User/mark-read',
  access: 'selfRead',
  body: z.strictObject({
    telegramId: TelegramId,
    ids: list(Id, limits.inboxRead, { min: 1 }),
  }),
  reply: z.object({ count: z.number() }),
  summary: 'Marks own entries read; unknown ids are passed over. Answers how many are left unread',
});
