import { randomInt } from 'node:crypto';
import { readReplyMarkup } from '#src/bot-api/parameters/markup.ts';
import {
  has,
  isRecord,
  readFlag,
  readInteger,
  readJson,
  readText,
  type Payload,
} from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { toPoll } from '#src/bot-api/telegram/poll.ts';
import { addMessage, findMessage, nowInSeconds } from '#src/state/chats.ts';
import { readReplyTo } from './messages.ts';
import { requireWritableChat, type Methods } from './method.ts';

const QUESTION_AT_MOST = 300;
const OPTION_AT_MOST = 100;
const OPTIONS_AT_MOST = 12;

const unsupported = [
  'open_period',
  'close_date',
  'media',
  'description',
  'question_parse_mode',
  'question_entities',
  'allow_adding_options',
  'hide_results_until_closes',
  'country_codes',
];

const lengthOf = (text: string) => Array.from(text).length;

function readQuestion(payload: Payload): string {
  const question = (readText(payload, 'question') ?? '').trim();
  if (question === '') throw badRequest('poll question must be non-empty');
  if (lengthOf(question) > QUESTION_AT_MOST) {
    throw badRequest(`poll question length must not exceed ${QUESTION_AT_MOST}`);
  }
  return question;
}

function readOptions(payload: Payload): string[] {
  const given = readJson(payload, 'options', 'options');
  if (!Array.isArray(given)) throw badRequest("can't parse options JSON array");
  const options = given.map((option) => {
    const text = isRecord(option) ? option.text : option;
    if (typeof text !== 'string') throw badRequest('can\'t parse poll option: Field "text"');
    if (text.trim() === '') throw badRequest('poll options must be non-empty');
    if (lengthOf(text.trim()) > OPTION_AT_MOST) {
      throw badRequest(`poll options length must not exceed ${OPTION_AT_MOST}`);
    }
    return text.trim();
  });
  if (options.length === 0) throw badRequest('poll must have at least 1 option');
  if (options.length > OPTIONS_AT_MOST) {
    throw badRequest(`poll can't have more than ${OPTIONS_AT_MOST} options`);
  }
  return options;
}

export const pollMethods = {
  sendPoll(call) {
    const { telegram, payload } = call;
    for (const name of unsupported) {
      if (has(payload, name)) throw badRequest(`the sandbox has no polls with ${name}`);
    }
    const type = readText(payload, 'type') ?? 'regular';
    if (type === 'quiz') throw badRequest('the sandbox has no quizzes');
    if (type !== 'regular') throw badRequest('unsupported poll type specified');
    const question = readQuestion(payload);
    const options = readOptions(payload);
    const markup = readReplyMarkup(telegram.addresses, payload);
    const { peer } = requireWritableChat(call);
    const poll = {
      id: `5${randomInt(10 ** 12)}`,
      question,
      options,
      isAnonymous: readFlag(payload, 'is_anonymous') || !has(payload, 'is_anonymous'),
      allowsMultiple: readFlag(payload, 'allows_multiple_answers'),
      allowsRevoting: readFlag(payload, 'allows_revoting') || !has(payload, 'allows_revoting'),
      isClosed: readFlag(payload, 'is_closed'),
      votes: {},
    };
    const stored = addMessage(telegram.store, peer.telegramId, {
      from: 'bot',
      poll,
      ...markup,
      replyTo: readReplyTo(call, peer.telegramId),
    });
    return { ...toMessage(telegram, peer, stored), poll: toPoll(poll) };
  },

  stopPoll(call) {
    const { telegram, payload } = call;
    const { peer } = requireWritableChat(call);
    const messageId = readInteger(payload, 'message_id');
    if (messageId === undefined) throw badRequest('message identifier is not specified');
    const { keyboard } = readReplyMarkup(telegram.addresses, payload);
    const stored = findMessage(telegram.store, peer.telegramId, messageId);
    if (stored === undefined) throw badRequest('message with poll to stop not found');
    if (stored.poll === undefined) throw badRequest('message is not a poll');
    if (stored.from !== 'bot') throw badRequest("poll can't be stopped");
    if (stored.poll.isClosed) throw badRequest('poll has already been closed');
    stored.poll.isClosed = true;
    stored.editDate = nowInSeconds();
    if (keyboard === undefined) delete stored.keyboard;
    else stored.keyboard = keyboard;
    const poll = toPoll(stored.poll);
    telegram.updates.push({ poll });
    telegram.store.changed({ kind: 'messages', telegramId: peer.telegramId });
    return poll;
  },
} satisfies Methods;
