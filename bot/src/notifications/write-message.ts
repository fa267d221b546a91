import type { Api } from 'grammy';
import type { ClaimedNotification } from '@kollab/contract';
import { asHtml, inlineKeyboard, sendOptions, type Message } from '#src/messages/message.ts';
import { isNotModified, isUneditable } from './outcome.ts';

type Target = Pick<ClaimedNotification, 'telegramId' | 'messageId'>;

/** Sends a message, or edits the one named; answers with the id of the message that now shows it. */
export async function writeMessage(telegram: Api, target: Target, message: Message) {
  const { telegramId, messageId } = target;
  if (messageId === null) return send(telegram, telegramId, message);
  try {
    await telegram.editMessageText(telegramId, messageId, message.text.html, {
      ...asHtml,
      reply_markup: inlineKeyboard(message.buttons),
    });
    return messageId;
  } catch (error) {
    if (isNotModified(error)) return messageId;
    if (isUneditable(error)) return send(telegram, telegramId, message);
    throw error;
  }
}

async function send(telegram: Api, telegramId: number, message: Message) {
  const sent = await telegram.sendMessage(telegramId, message.text.html, sendOptions(message));
  return sent.message_id;
}
