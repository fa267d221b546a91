import { isDeepStrictEqual } from 'node:util';
import type { MessageEntity } from '@grammyjs/types';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { readLinkPreview } from '#src/bot-api/parameters/link-preview.ts';
import { readReplyMarkup } from '#src/bot-api/parameters/markup.ts';
import { requireWritableChat, type Call, type Methods } from './method.ts';
import { has, readInteger } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { readCaption, readMessageText } from '#src/bot-api/parameters/text.ts';
import type { Peer } from '#src/state/group.ts';
import { findMessage, nowInSeconds } from '#src/state/chats.ts';
import type { StoredMessage } from '#src/state/state.ts';

const NOT_MODIFIED =
  'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message';

function requireEditable(call: Call): { peer: Peer; stored: StoredMessage } {
  const { telegram, payload } = call;
  if (has(payload, 'inline_message_id')) throw badRequest('MESSAGE_ID_INVALID');
  const { peer } = requireWritableChat(call);
  const messageId = readInteger(payload, 'message_id');
  if (messageId === undefined) throw badRequest('message identifier is not specified');
  const stored = findMessage(telegram.store, peer.telegramId, messageId);
  if (stored === undefined) throw badRequest('message to edit not found');
  if (stored.from !== 'bot') throw badRequest("message can't be edited");
  return { peer, stored };
}

interface Edit {
  text?: string;
  caption?: string;
  entities?: MessageEntity[];
  linkPreview?: StoredMessage['linkPreview'];
}

function applyEdit(call: Call, peer: Peer, stored: StoredMessage, edit: Edit) {
  const { keyboard } = readReplyMarkup(call.telegram.addresses, call.payload);
  const before = structuredClone(stored);
  Object.assign(stored, edit, { keyboard });
  if (isDeepStrictEqual(withoutUndefined(before), withoutUndefined(stored))) {
    throw badRequest(NOT_MODIFIED);
  }
  const editDate = nowInSeconds();
  stored.editDate = editDate;
  call.telegram.store.changed({ kind: 'messages', telegramId: peer.telegramId });
  return { ...toMessage(call.telegram, peer, stored), edit_date: editDate };
}

function withoutUndefined(message: StoredMessage): unknown {
  return JSON.parse(JSON.stringify(message));
}

export const editMethods = {
  editMessageText(call) {
    const { text, entities } = readMessageText(call.payload);
    const { peer, stored } = requireEditable(call);
    if (stored.text === undefined) throw badRequest('there is no text in the message to edit');
    const edit = { text, entities, linkPreview: readLinkPreview(call.payload) };
    return { ...applyEdit(call, peer, stored, edit), text };
  },

  editMessageCaption(call) {
    const { text, entities } = readCaption(call.payload);
    const { peer, stored } = requireEditable(call);
    if (stored.text !== undefined) {
      throw badRequest('there is no caption in the message to edit');
    }
    const caption = text === '' ? undefined : text;
    return applyEdit(call, peer, stored, { caption, entities });
  },

  editMessageReplyMarkup(call) {
    const { peer, stored } = requireEditable(call);
    return applyEdit(call, peer, stored, {});
  },
} satisfies Methods;
