import { type ClaimedNotification, type Client, notePoll } from '@kollab/contract';
import { type Api, GrammyError } from 'grammy';
import type { MiniApp } from '#src/messages/mini-app.ts';
import { recipientOf } from '#src/messages/reader.ts';
import { isPollOver } from '#src/telegram/failures.ts';
import { meetingPoll } from './card.ts';

type Event = Extract<ClaimedNotification['event'], { kind: 'meetingCard' }>;
type OfMeeting = ClaimedNotification & { event: Event };

export const isForPoll = (notification: ClaimedNotification): notification is OfMeeting =>
  notification.event.kind === 'meetingCard' && notification.isGroup;

/** Whether a chat takes no polls: some groups forbid them. */
const isRefused = (error: unknown) => error instanceof GrammyError && error.error_code === 400;

/**
 * Asks a chat when to meet by a poll, and closes it once that is decided; where the chat takes none,
 * `write` asks by buttons. Answers the id of the message that shows it.
 */
export const pollSender =
  ({ api, app }: { api: Client; app: MiniApp }) =>
  async (telegram: Api, notification: OfMeeting, write: () => Promise<number>) => {
    const { telegramId: chatId, messageId, event } = notification;
    const { card } = event;
    if (messageId === null) {
      const { question, options } = meetingPoll(card, recipientOf(notification, app));
      const rules = { is_anonymous: false, allows_multiple_answers: true };
      const sent = await telegram
        .sendPoll(chatId, question, options, rules)
        .catch((error: unknown) => {
          if (isRefused(error)) return undefined;
          throw error;
        });
      if (!sent) return write();
      await api(notePoll, { body: { meetingId: card.meetingId, pollId: sent.poll.id } });
      return sent.message_id;
    }
    if (!card.isPoll) return write();
    if (card.state === 'open') return messageId;
    await telegram.stopPoll(chatId, messageId).catch((error: unknown) => {
      if (!isPollOver(error)) throw error;
    });
    return messageId;
  };
