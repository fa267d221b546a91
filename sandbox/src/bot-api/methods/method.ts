import type { ApiMethods } from '@grammyjs/types';
import {
  readInteger,
  readText,
  has,
  type Payload,
  type Upload,
} from '#src/bot-api/parameters/payload.ts';
import { badRequest, blockedByUser } from '#src/bot-api/parameters/refusals.ts';
import type { Peer } from '#src/state/group.ts';
import { findChat } from '#src/state/chats.ts';
import { findPerson } from '#src/state/people.ts';
import type { StoredChat } from '#src/state/state.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

export interface Call {
  telegram: Telegram;
  payload: Payload;
  /** Aborted when the caller hung up. */
  signal: AbortSignal;
}

type Api = ApiMethods<Upload>;
type Result<M extends keyof Api> = ReturnType<Api[M]>;

/** Bot API methods by name, each answering what @grammyjs/types says it answers. */
export type Methods = { [M in keyof Api]?: (call: Call) => Result<M> | Promise<Result<M>> };

export interface KnownChat {
  peer: Peer;
  chat: StoredChat;
}

export function findKnownChat(telegram: Telegram, chatId: number): KnownChat | undefined {
  const { group } = telegram;
  const peer = group?.telegramId === chatId ? group : findPerson(telegram.store, chatId);
  const chat = findChat(telegram.store, chatId);
  if (peer === undefined || chat === undefined) return undefined;
  return chat.started || chat.writeAccess ? { peer, chat } : undefined;
}

/** The chat a call names; a person who never wrote to the bot has none. */
export function requireChat({ telegram, payload }: Call): KnownChat {
  if (!has(payload, 'chat_id')) throw badRequest('chat_id is empty');
  const known = findKnownChat(telegram, readInteger(payload, 'chat_id') ?? 0);
  if (known === undefined) throw badRequest('chat not found');
  return known;
}

/** As requireChat, and refuses when the person has blocked the bot. */
export function requireWritableChat(call: Call): KnownChat {
  const known = requireChat(call);
  if (known.chat.blocked) throw blockedByUser();
  return known;
}

/** The language_code of a call: two letters, or '' for everybody else. */
export function readLanguage(payload: Payload): string {
  const code = readText(payload, 'language_code') ?? '';
  if (!/^(?:[a-z]{2})?$/u.test(code)) throw badRequest('LANG_CODE_INVALID');
  return code;
}
