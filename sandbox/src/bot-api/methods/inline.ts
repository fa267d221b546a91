import type { InlineAnswer } from '#src/bot-api/delivery/inline-queries.ts';
import { readInlineResult, type InlineResult } from '#src/bot-api/delivery/inline-result.ts';
import type { Call, Methods } from './method.ts';
import {
  readFlag,
  readInteger,
  readJson,
  readRecord,
  readText,
  isRecord,
} from '#src/bot-api/parameters/payload.ts';
import type { ChatKind, PreparedButton } from '#src/bot-api/delivery/prepared.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { checkWebAppUrl } from '#src/bot-api/parameters/urls.ts';
import { findPerson } from '#src/state/people.ts';

const RESULTS_AT_MOST = 50;
const CACHE_SECONDS_AT_MOST = 24 * 60 * 60;
const chatKinds: ChatKind[] = ['user', 'bot', 'group', 'channel'];

function readResults({ telegram, payload }: Call): InlineResult[] {
  const given = readJson(payload, 'results', 'inline query results') ?? [];
  if (!Array.isArray(given)) {
    throw badRequest("can't parse inline query results: expected an Array");
  }
  if (given.length > RESULTS_AT_MOST) {
    throw badRequest('too many inline query results specified');
  }
  const results = given.map((result) => readInlineResult(telegram.addresses, result));
  if (new Set(results.map(({ id }) => id)).size < results.length) {
    throw badRequest('RESULT_ID_DUPLICATE');
  }
  return results;
}

function checkStartParameter(parameter: string): void {
  if (parameter === '') throw badRequest("can't use empty start_parameter");
  if (parameter.length > 64) throw badRequest('too long start_parameter specified');
  if (!/^[\w-]+$/u.test(parameter)) {
    throw badRequest('unallowed characters in start_parameter are used');
  }
}

function readButton({ telegram, payload }: Call): InlineAnswer['button'] {
  const button = readRecord(payload, 'button', 'InlineQueryResultsButton');
  if (button === undefined) return undefined;
  const cannotParse = (reason: string): Error =>
    badRequest(`can't parse InlineQueryResultsButton: ${reason}`);
  const { text, web_app: webApp, start_parameter: startParameter } = button;
  if (typeof text !== 'string' || text === '') throw cannotParse('Can\'t find field "text"');
  if (webApp !== undefined && startParameter !== undefined) {
    throw cannotParse('exactly one of the optional fields must be used');
  }
  if (isRecord(webApp)) {
    if (typeof webApp.url !== 'string') throw cannotParse('Can\'t find field "url"');
    checkWebAppUrl(telegram.addresses, webApp.url, 'inline query results button Web App URL');
    return { text, webApp: webApp.url };
  }
  const parameter = typeof startParameter === 'string' ? startParameter : '';
  checkStartParameter(parameter);
  return { text, startParameter: parameter };
}

/** The bot may do no more in a group than whoever chooses it. */
function readRights(chat: Record<string, unknown>): PreparedButton['rights'] {
  const rightsOf = (value: unknown) =>
    Object.keys(isRecord(value) ? value : {}).filter((name) => isRecord(value) && value[name]);
  const ofPerson = new Set(rightsOf(chat.user_administrator_rights));
  const ofBot = new Set(rightsOf(chat.bot_administrator_rights));
  if ([...ofBot].some((right) => !ofPerson.has(right))) throw badRequest('BUTTON_INVALID');
  return {
    canInvite: ofBot.has('can_invite_users'),
    canTag: ofBot.has('can_manage_tags'),
    canPin: ofBot.has('can_pin_messages'),
  };
}

export const inlineMethods = {
  answerInlineQuery(call) {
    const { telegram, payload } = call;
    const results = readResults(call);
    const button = readButton(call);
    const nextOffset = readText(payload, 'next_offset') ?? '';
    if (Buffer.byteLength(nextOffset) > 64) throw badRequest('NEXT_OFFSET_INVALID');
    const cacheTime = readInteger(payload, 'cache_time') ?? 300;
    const isAnswered = telegram.inlineQueries.answer(readText(payload, 'inline_query_id') ?? '', {
      results,
      cacheTime: Math.min(Math.max(cacheTime, 0), CACHE_SECONDS_AT_MOST),
      isPersonal: readFlag(payload, 'is_personal'),
      nextOffset,
      ...(button !== undefined && { button }),
    });
    if (!isAnswered) {
      throw badRequest('query is too old and response timeout expired or query ID is invalid');
    }
    return true;
  },

  savePreparedInlineMessage({ telegram, payload }) {
    const person = findPerson(telegram.store, readInteger(payload, 'user_id') ?? 0);
    if (person === undefined) throw badRequest('user not found');
    const allowed = chatKinds.filter((kind) => readFlag(payload, `allow_${kind}_chats`));
    const result = readInlineResult(
      telegram.addresses,
      readJson(payload, 'result', 'InlineQueryResult'),
    );
    if (allowed.length === 0) throw badRequest('at least one chat type must be allowed');
    const { telegramId } = person;
    const saved = telegram.prepared.messages.save({ telegramId, result, chatKinds: allowed });
    return { id: saved.id, expiration_date: saved.expirationDate };
  },

  savePreparedKeyboardButton({ telegram, payload }) {
    const person = findPerson(telegram.store, readInteger(payload, 'user_id') ?? 0);
    if (person === undefined) throw badRequest('USER_ID_INVALID');
    const button = readRecord(payload, 'button', 'keyboard button');
    const chat = isRecord(button?.request_chat) ? button.request_chat : {};
    const { request_id: requestId, chat_is_channel: isChannel } = chat;
    if (typeof requestId !== 'number' || isChannel !== false) throw badRequest('BUTTON_INVALID');
    if (requestId !== Math.trunc(requestId) || requestId < -(2 ** 31) || requestId >= 2 ** 31) {
      throw badRequest(
        `can't parse keyboard button: Can't parse as an integer string "${requestId}"`,
      );
    }
    const { telegramId } = person;
    const rights = readRights(chat);
    return { id: telegram.prepared.buttons.save({ telegramId, requestId, rights }).id };
  },
} satisfies Methods;
