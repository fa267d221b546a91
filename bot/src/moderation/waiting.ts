import type { NotificationEvent } from '@kollab/contract';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';

type Waiting = Extract<NotificationEvent, { kind: 'moderationWaiting' }>;

/** Tells moderators what has waited for more than a day. */
export const waitingMessage = ({ count, oldestAt }: Waiting, { texts, open }: Reader): Message => ({
  text: texts.waiting.text(count, oldestAt),
  buttons: [[open(texts.waiting.open, { screen: 'queue' })]],
});
