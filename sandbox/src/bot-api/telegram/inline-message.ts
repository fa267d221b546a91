import { createHash } from 'node:crypto';
import type { InlineResult } from '#src/bot-api/delivery/inline-result.ts';
import { toMessage } from './bot-message.ts';
import type { Person } from '#src/people/people.ts';
import { addMessage, openChat } from '#src/state/chats.ts';
import type { StoredMessage } from '#src/state/state.ts';
import type { Telegram } from './telegram.ts';

export function inlineMessageId(person: Person, { messageId }: StoredMessage): string {
  const digest = createHash('sha256').update(`inline:${person.telegramId}:${messageId}`).digest();
  return digest.subarray(0, 20).toString('base64url');
}

/**
 * The bot hears of the message only in the person's own chat: one shared with somebody else merely
 * stands here for it.
 */
export function sendInlineResult(
  telegram: Telegram,
  person: Person,
  result: InlineResult,
  sharedWith?: number,
): StoredMessage {
  const { store } = telegram;
  const { text, entities, keyboard, linkPreview } = result;
  const chat = openChat(store, person.telegramId);
  const stored = addMessage(store, person.telegramId, {
    from: 'person',
    text,
    entities,
    viaBot: true,
    ...(keyboard !== undefined && { keyboard }),
    ...(linkPreview !== undefined && { linkPreview }),
    ...(sharedWith !== undefined && { sharedWith }),
  });
  if (sharedWith !== undefined) return stored;
  if (!chat.started) {
    chat.started = true;
    store.changed({ kind: 'people', telegramId: person.telegramId });
  }
  telegram.updates.push({ message: toMessage(telegram, person, stored) });
  return stored;
}
