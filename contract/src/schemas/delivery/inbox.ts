import * as z from 'zod/mini';
import { Moment } from '#src/schemas/ids.ts';
import { InboxEvent } from './notifications.ts';

/** One entry of `/messages`: what the bot said too, as it stands now. */
export const InboxItem = z.object({
  id: z.string(),
  event: InboxEvent,
  at: Moment,
  isRead: z.boolean(),
});
export type InboxItem = z.output<typeof InboxItem>;
