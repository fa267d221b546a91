import type { Api } from 'grammy';
import type { ClaimedNotification } from '@kollab/contract';
import { inlineKeyboard, looksOf, sendOptions, type Message } from '#src/messages/message.ts';
import { isNotModified, isUneditable } from '#src/telegram/failures.ts';

type Recipient = Pick<ClaimedNotification, 'telegramId' | 'messageId' | 'isGroup'>;

/** Answers the id of the message that now shows it. */
export async function writeMessage(telegram: Api, recipient: Recipient, message: Message) {
  const { telegramId, messageId, isGroup } = recipient;
  const username = isGroup ? await usernameOf(telegram) : undefined;
  if (messageId === null) return send(telegram, telegramId, message, username);
  try {
    await telegram.editMessageText(telegramId, messageId, message.text.html, {
      ...looksOf(message),
      reply_markup: inlineKeyboard(message.buttons, username),
    });
    return messageId;
  } catch (error) {
    if (isNotModified(error)) return messageId;
    if (isUneditable(error) && message.onlyEdits) return messageId;
    if (isUneditable(error)) return send(telegram, telegramId, message, username);
    throw error;
  }
}

async function send(telegram: Api, telegramId: number, message: Message, username?: string) {
  const options = sendOptions(message, username);
  const sent = await telegram.sendMessage(telegramId, message.text.html, options);
  if (message.isPinned) await pin(telegram, telegramId, sent.message_id);
  return sent.message_id;
}

/** Where the bot may; whether it gets there is no matter. */
const pin = (telegram: Api, chatId: number, messageId: number) =>
  telegram.pinChatMessage(chatId, messageId, { disable_notification: true }).catch(() => undefined);

const usernames = new WeakMap<Api, string>();

/** The bot's own, asked for once: links to the mini-app carry it. */
async function usernameOf(telegram: Api): Promise<string> {
  const known = usernames.get(telegram);
  if (known !== undefined) return known;
  const { username } = await telegram.getMe();
  usernames.set(telegram, username);
  return username;
}
