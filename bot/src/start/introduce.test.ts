import { localeOf, readInRussian } from '@kollab/contract';
import { Bot } from 'grammy';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { miniApp } from '#src/messages/mini-app.ts';
import { telegramServer, type TelegramReply } from '#test/telegram-server.ts';
import { textsFor } from '#src/texts/texts.ts';
import { introduce } from './introduce.ts';

const app = miniApp('https://kollab.example');
const { about: ru } = textsFor('ru');
const { about: en } = textsFor('en');
const scope = { type: 'all_private_chats' };

type Script = (method: string, payload: Record<string, unknown>) => TelegramReply | undefined;

async function introduced(script: Script = () => undefined) {
  const telegram = await telegramServer(({ method, payload }) => script(method, payload));
  onTestFinished(() => telegram.close());
  const { api } = new Bot('42:secret', { client: { apiRoot: telegram.apiRoot } });
  await introduce(api, app, pino({ level: 'silent' }), new AbortController().signal);
  return telegram;
}

/** Telegram that keeps what it is told, as it does from one start to the next. */
function keeper() {
  const kept = new Map<unknown, Record<string, unknown>>();
  const keep: Script = (method, payload) => {
    const [, verb, what = ''] = /^(get|set)My(.*)$/.exec(method) ?? [];
    const { language_code: language = '' } = payload as { language_code?: string };
    const key = `${what} ${language}`;
    if (verb === 'set') kept.set(key, payload);
    if (verb !== 'get') return undefined;
    const { commands = [], description = '', short_description = '' } = kept.get(key) ?? {};
    return { result: what === 'Commands' ? commands : { description, short_description } };
  };
  return { kept, keep };
}

it('speaks the language of the messages: Russian to its readers, English to all others', async () => {
  const telegram = await introduced();
  expect(readInRussian.map(localeOf)).toEqual(readInRussian.map(() => 'ru'));
  expect(telegram.callsOf('setMyCommands')).toEqual([
    { scope, commands: en.commands },
    ...readInRussian.map((language_code) => ({ scope, commands: ru.commands, language_code })),
  ]);
  expect(telegram.callsOf('setMyDescription')).toEqual([
    { description: en.description },
    ...readInRussian.map((language_code) => ({ description: ru.description, language_code })),
  ]);
  expect(telegram.callsOf('setMyShortDescription')).toEqual([
    { short_description: en.shortDescription },
    ...readInRussian.map((language_code) => ({
      short_description: ru.shortDescription,
      language_code,
    })),
  ]);
});

it('gives groups no commands', async () => {
  const telegram = await introduced();
  expect(telegram.callsOf('deleteMyCommands')).toEqual([{}]);
});

it('says nothing again that Telegram shows already', async () => {
  const { keep } = keeper();
  await introduced(keep);
  const again = await introduced(keep);
  expect(again.calls.filter(({ method }) => method.startsWith('setMy'))).toEqual([]);
});

it.each(['', readInRussian.at(-1)])('says again what reads otherwise in «%s»', async (language) => {
  const { kept, keep } = keeper();
  await introduced(keep);
  kept.set(`Description ${language}`, { description: 'Something older' });
  const again = await introduced(keep);
  expect(again.callsOf('setMyDescription')).toHaveLength(readInRussian.length + 1);
  expect(again.callsOf('setMyCommands')).toEqual([]);
  expect(again.callsOf('setMyShortDescription')).toEqual([]);
});

it('tries again what Telegram could not take, and goes on', async () => {
  const failures: TelegramReply[] = [{ error_code: 502, description: 'Bad Gateway' }];
  const telegram = await introduced((method) =>
    method === 'setMyDescription' ? failures.shift() : undefined,
  );
  expect(telegram.callsOf('setMyDescription')).toHaveLength(readInRussian.length + 2);
  expect(telegram.callsOf('setMyShortDescription')).toHaveLength(readInRussian.length + 1);
});

it('fits what Telegram takes', () => {
  for (const about of [ru, en]) {
    expect(about.description.length).toBeLessThanOrEqual(512);
    expect(about.shortDescription.length).toBeLessThanOrEqual(120);
    for (const { command, description } of [
      ...about.commands,
      about.moderatorCommand,
      about.adminCommand,
    ]) {
      expect(command).toMatch(/^[a-z\d_]{1,32}$/);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  }
});
