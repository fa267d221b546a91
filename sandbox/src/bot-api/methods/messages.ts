import type { LinkPreviewOptions } from '@grammyjs/types';
import { toMessage } from '#src/bot-api/bot-message.ts';
import { readReplyMarkup } from '#src/bot-api/markup.ts';
import {
  requireChat,
  requireWritableChat,
  type Call,
  type Methods,
} from '#src/bot-api/methods/method.ts';
import { readFlag, readInteger, readRecord, readText } from '#src/bot-api/payload.ts';
import { badRequest } from '#src/bot-api/refusals.ts';
import { readMessageText } from '#src/bot-api/text.ts';
import { addMessage, findMessage, removeMessage } from '#src/state/chats.ts';

const chatActions = new Set([
  'typing',
  'upload_photo',
  'record_video',
  'upload_video',
  'record_voice',
  'upload_voice',
  'upload_document',
  'choose_sticker',
  'find_location',
  'record_video_note',
  'upload_video_note',
]);

/** The message to reply to; refuses one that is not in the chat, unless told not to mind. */
export function readReplyTo({ telegram, payload }: Call, chatId: number): number | undefined {
  const parameters = readRecord(payload, 'reply_parameters', 'reply parameters');
  const messageId =
    parameters === undefined
      ? readInteger(payload, 'reply_to_message_id')
      : Number(parameters.message_id);
  if (messageId === undefined) return undefined;
  if (findMessage(telegram.store, chatId, messageId) !== undefined) return messageId;
  const lenient =
    parameters?.allow_sending_without_reply === true ||
    readFlag(payload, 'allow_sending_without_reply');
  if (!lenient) throw badRequest('message to be replied not found');
  return undefined;
}

export function readLinkPreview({ payload }: Call): LinkPreviewOptions | undefined {
  const options = readRecord(payload, 'link_preview_options', 'link preview options');
  if (options === undefined) return undefined;
  return {
    ...(options.is_disabled === true && { is_disabled: true }),
    ...(typeof options.url === 'string' && { url: options.url }),
    ...(options.prefer_small_media === true && { prefer_small_media: true }),
    ...(options.prefer_large_media === true && { prefer_large_media: true }),
    ...(options.show_above_text === true && { show_above_text: true }),
  };
}

export const messageMethods = {
  sendMessage(call) {
    const { telegram, payload } = call;
    const { text, entities } = readMessageText(payload);
    const markup = readReplyMarkup(payload);
    const { person } = requireWritableChat(call);
    const stored = addMessage(telegram.store, person.telegramId, {
      from: 'bot',
      text,
      entities,
      ...markup,
      replyTo: readReplyTo(call, person.telegramId),
      linkPreview: readLinkPreview(call),
    });
    return { ...toMessage(telegram, person, stored), text };
  },

  deleteMessage(call) {
    const { person } = requireChat(call);
    const messageId = readInteger(call.payload, 'message_id');
    if (messageId === undefined) throw badRequest('message identifier is not specified');
    if (!removeMessage(call.telegram.store, person.telegramId, messageId)) {
      throw badRequest('message to delete not found');
    }
    return true;
  },

  sendChatAction(call) {
    requireWritableChat(call);
    if (!chatActions.has(readText(call.payload, 'action') ?? '')) {
      throw badRequest('wrong parameter action in request');
    }
    return true;
  },
} satisfies Methods;
