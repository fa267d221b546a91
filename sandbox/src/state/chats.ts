import type { StoredChat, StoredMessage } from './state.ts';
import type { Store } from './store.ts';

const MESSAGES_PER_CHAT = 500;

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

export function findChat(store: Store, telegramId: number): StoredChat | undefined {
  return store.state.chats[String(telegramId)];
}

export function openChat(store: Store, telegramId: number): StoredChat {
  return (store.state.chats[String(telegramId)] ??= {
    started: false,
    writeAccess: false,
    blocked: false,
    lastMessageId: 0,
    messages: [],
  });
}

export function findMessage(
  store: Store,
  telegramId: number,
  messageId: number,
): StoredMessage | undefined {
  return findChat(store, telegramId)?.messages.find((message) => message.messageId === messageId);
}

/** The oldest message goes when there are more than 500. */
export function addMessage(
  store: Store,
  telegramId: number,
  content: Omit<StoredMessage, 'messageId' | 'date'>,
): StoredMessage {
  const chat = openChat(store, telegramId);
  chat.lastMessageId += 1;
  const message = { ...content, messageId: chat.lastMessageId, date: nowInSeconds() };
  chat.messages.push(message);
  if (chat.messages.length > MESSAGES_PER_CHAT) chat.messages.shift();
  store.changed({ kind: 'messages', telegramId });
  return message;
}

export function removeMessage(store: Store, telegramId: number, messageId: number): boolean {
  const chat = findChat(store, telegramId);
  const index = chat?.messages.findIndex((message) => message.messageId === messageId) ?? -1;
  if (chat === undefined || index === -1) return false;
  chat.messages.splice(index, 1);
  store.changed({ kind: 'messages', telegramId });
  return true;
}

/** The bot never heard that the message was sent. */
export function markAnswerLost(store: Store, chatId: number | undefined, result: unknown): void {
  if (typeof result !== 'object' || result === null || !('message_id' in result)) return;
  const message = findMessage(store, chatId ?? 0, Number(result.message_id));
  if (message === undefined) return;
  message.answerLost = true;
  store.changed();
}
