import type { BotCommand } from '@grammyjs/types';
import { findKnownChat, readLanguage, type Methods } from './method.ts';
import { isRecord, readJson, readRecord, type Payload } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';
import type { Person } from '#src/people/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const COMMANDS_AT_MOST = 100;
const scopes = new Set([
  'default',
  'all_private_chats',
  'all_group_chats',
  'all_chat_administrators',
]);

function readScope(telegram: Telegram, payload: Payload): string {
  const scope = readRecord(payload, 'scope', 'bot command scope');
  const type = scope?.type ?? 'default';
  if (typeof type === 'string' && scopes.has(type)) return type;
  if (type === 'chat') {
    const chatId = Number(scope?.chat_id);
    if (findKnownChat(telegram, chatId) === undefined) throw badRequest('chat not found');
    return `chat:${chatId}`;
  }
  if (type === 'chat_administrators' || type === 'chat_member') throw badRequest('chat not found');
  throw badRequest("can't parse BotCommandScope: Unsupported type specified");
}

function parseCommand(value: unknown): BotCommand {
  if (!isRecord(value)) throw badRequest("can't parse commands: expected an Object");
  const { command, description } = value;
  const name = typeof command === 'string' ? command.replace(/^\//u, '') : '';
  if (!/^[a-z0-9_]{1,32}$/u.test(name)) throw badRequest('BOT_COMMAND_INVALID');
  if (typeof description !== 'string' || description.trim() === '' || description.length > 256) {
    throw badRequest('BOT_COMMAND_DESCRIPTION_INVALID');
  }
  return { command: name, description };
}

/** By Telegram's order of scopes and languages. */
export function commandsFor({ store }: Telegram, person: Person | undefined): BotCommand[] {
  const { commands } = store.state;
  const inChat = person === undefined ? [] : [`chat:${person.telegramId}`];
  for (const scope of [...inChat, 'all_private_chats', 'default']) {
    const found = commands[`${scope}|${person?.languageCode ?? ''}`] ?? commands[`${scope}|`];
    if (found !== undefined) return found;
  }
  return [];
}

export const commandMethods = {
  setMyCommands({ telegram, payload }) {
    const given = readJson(payload, 'commands', 'commands');
    if (!Array.isArray(given)) throw badRequest("can't parse commands: expected an Array");
    if (given.length > COMMANDS_AT_MOST) throw badRequest('BOT_COMMANDS_TOO_MUCH');
    const commands = given.map((command) => parseCommand(command));
    const key = `${readScope(telegram, payload)}|${readLanguage(payload)}`;
    if (commands.length === 0) delete telegram.store.state.commands[key];
    else telegram.store.state.commands[key] = commands;
    telegram.store.changed({ kind: 'bot' });
    return true;
  },

  deleteMyCommands({ telegram, payload }) {
    delete telegram.store.state.commands[
      `${readScope(telegram, payload)}|${readLanguage(payload)}`
    ];
    telegram.store.changed({ kind: 'bot' });
    return true;
  },

  getMyCommands({ telegram, payload }) {
    const key = `${readScope(telegram, payload)}|${readLanguage(payload)}`;
    return telegram.store.state.commands[key] ?? [];
  },
} satisfies Methods;
