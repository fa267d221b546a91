import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { readLinkPreview } from '#src/bot-api/parameters/link-preview.ts';
import { readReplyMarkup } from '#src/bot-api/parameters/markup.ts';
import { requireChat, requireWritableChat, type Call, type Methods } from './method.ts';
import {
  readFlag,
  readInteger,
  readRecord,
  readText,
  type Payload,
} from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { readMessageText } from '#src/bot-api/parameters/text.ts';
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

/** Refuses a message that is not in the chat, unless told not to mind. */
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

const effects = new Map([
  ['5104841245755180586', '🔥'],
  ['5107584321108051014', '👍'],
  ['5104858069142078462', '👎'],
  ['5159385139981059251', '❤️'],
  ['5046509860389126442', '🎉'],
  ['5046589136895476101', '💩'],
]);

function readEffect(payload: Payload): string | undefined {
  const id = readText(payload, 'message_effect_id');
  if (id === undefined) return undefined;
  const effect = effects.get(id);
  if (effect === undefined) throw badRequest('EFFECT_ID_INVALID');
  return effect;
}

export const messageMethods = {
  sendMessage(call) {
    const { telegram, payload } = call;
    const { text, entities } = readMessageText(payload);
    const markup = readReplyMarkup(telegram.addresses, payload);
    const { peer } = requireWritableChat(call);
    const stored = addMessage(telegram.store, peer.telegramId, {
      from: 'bot',
      text,
      entities,
      ...markup,
      replyTo: readReplyTo(call, peer.telegramId),
      linkPreview: readLinkPreview(payload),
      effect: readEffect(payload),
    });
    return { ...toMessage(telegram, peer, stored), text };
  },

  deleteMessage(call) {
    const { peer } = requireChat(call);
    const messageId = readInteger(call.payload, 'message_id');
    if (messageId === undefined) throw badRequest('message identifier is not specified');
    if (!removeMessage(call.telegram.store, peer.telegramId, messageId)) {
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
