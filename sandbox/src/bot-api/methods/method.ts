import type { ApiMethods } from '@grammyjs/types';
import {
  readInteger,
  readText,
  has,
  type Payload,
  type Upload,
} from '#src/bot-api/parameters/payload.ts';
import { badRequest, blockedByUser, refusal } from '#src/bot-api/parameters/refusals.ts';
import { findGroup } from '#src/bot-api/telegram/groups.ts';
import { mayWriteTo } from '#src/bot-api/telegram/joining.ts';
import { isGroup, type Peer } from '#src/state/group.ts';
import type { Group } from '#src/state/group-state.ts';
import { findChat, openChat } from '#src/state/chats.ts';
import { findPerson } from '#src/state/people.ts';
import type { StoredChat } from '#src/state/state.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

export interface Call {
  telegram: Telegram;
  payload: Payload;
  signal: AbortSignal;
}

type Api = ApiMethods<Upload>;
type Result<M extends keyof Api> = ReturnType<Api[M]>;

export type Methods = { [M in keyof Api]?: (call: Call) => Result<M> | Promise<Result<M>> };

export interface KnownChat {
  peer: Peer;
  chat: StoredChat;
}

export function findKnownChat(telegram: Telegram, chatId: number): KnownChat | undefined {
  const peer = findGroup(telegram, chatId) ?? findPerson(telegram.store, chatId);
  const chat = findChat(telegram.store, chatId);
  if (peer === undefined || chat === undefined) return undefined;
  return chat.started || chat.writeAccess ? { peer, chat } : undefined;
}

/** Who asks to join a group can be written to though they never wrote; not before, nor after. */
function findAsking({ telegram }: Call, chatId: number): KnownChat | undefined {
  const peer = findPerson(telegram.store, chatId);
  const mayWrite = mayWriteTo(telegram, chatId);
  if (mayWrite === false)
    throw refusal(403, "Forbidden: bot can't initiate conversation with a user");
  return peer && mayWrite ? { peer, chat: openChat(telegram.store, chatId) } : undefined;
}

function refuseOutside(group: Group): void {
  const { bot, isBasic, movedTo } = group;
  if (movedTo !== undefined) {
    const reason = 'Bad Request: group chat was upgraded to a supergroup chat';
    throw refusal(400, reason, { migrate_to_chat_id: movedTo });
  }
  if (bot.status === 'left') throw badRequest('chat not found');
  const kind = isBasic ? 'group' : 'supergroup';
  if (bot.status === 'kicked')
    throw refusal(403, `Forbidden: bot was kicked from the ${kind} chat`);
}

/** A person who never wrote to the bot has none. */
export function requireChat(call: Call): KnownChat {
  const { telegram, payload } = call;
  if (!has(payload, 'chat_id')) throw badRequest('chat_id is empty');
  const chatId = readInteger(payload, 'chat_id') ?? 0;
  const known = findKnownChat(telegram, chatId) ?? findAsking(call, chatId);
  if (known === undefined) throw badRequest('chat not found');
  if (isGroup(known.peer)) refuseOutside(known.peer);
  return known;
}

export function requireWritableChat(call: Call): KnownChat {
  const known = requireChat(call);
  if (known.chat.blocked) throw blockedByUser();
  return known;
}

/** Two letters, or '' for everybody else. */
export function readLanguage(payload: Payload): string {
  const code = readText(payload, 'language_code') ?? '';
  if (!/^(?:[a-z]{2})?$/u.test(code)) throw badRequest('LANG_CODE_INVALID');
  return code;
}
