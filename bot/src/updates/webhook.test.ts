import { takeUpdate } from '@kollab/contract';
import { Bot } from 'grammy';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeApi } from '#test/fake-api.ts';
import { telegramServer } from '#test/telegram-server.ts';
import { eventually } from '#test/eventually.ts';
import { listen } from './webhook.ts';

const secret = 'a-secret-of-this-test';

let isApiUp: boolean;
let handled: number[];
let listening: Awaited<ReturnType<typeof listen>>;
let telegram: Awaited<ReturnType<typeof telegramServer>>;

beforeEach(async () => {
  isApiUp = true;
  handled = [];
  telegram = await telegramServer();
  const seen = new Set<number>();
  const { api } = fakeApi(({ endpoint, body }) => {
    if (endpoint !== takeUpdate || !isApiUp) throw new Error('The API is away');
    const { updateId } = body as { updateId: number };
    const isNew = !seen.has(updateId);
    seen.add(updateId);
    return { isNew };
  });
  const bot = new Bot('42:secret', { client: { apiRoot: telegram.apiRoot } });
  bot.botInfo = { id: 42, is_bot: true, first_name: 'Kollab', username: 'k' } as typeof bot.botInfo;
  bot.use((ctx) => {
    handled.push(ctx.update.update_id);
    if (ctx.update.update_id === 13) throw new Error('No luck');
  });
  const surroundings = {
    bot,
    api,
    logger: pino({ level: 'silent' }),
    stopping: new AbortController().signal,
  };
  const url = 'https://kollab.example/updates?x=1';
  listening = await listen(surroundings, { url, secret, port: 0 });
});
afterEach(async () => {
  await listening.stop();
  await telegram.close();
});

const bring = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${listening.port}/updates`, {
    method: 'POST',
    headers: { 'x-telegram-bot-api-secret-token': secret, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }).then(({ status }) => status);

it('tells Telegram where to bring which updates', async () => {
  await eventually(() => expect(telegram.callsOf('setWebhook')).toHaveLength(1));
  expect(telegram.callsOf('setWebhook')[0]).toMatchObject({ secret_token: secret });
});

it('handles the same update once, however often it comes', async () => {
  const statuses = await Promise.all(Array.from({ length: 5 }, () => bring({ update_id: 7 })));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(handled).toEqual([7]);
});

it('has an update brought again while the API cannot take note of it', async () => {
  isApiUp = false;
  expect(await bring({ update_id: 8 })).toBe(503);
  isApiUp = true;
  expect(await bring({ update_id: 8 })).toBe(200);
  expect(handled).toEqual([8]);
});

it('goes on after an update that could not be handled', async () => {
  expect(await bring({ update_id: 13 })).toBe(200);
  expect(await bring({ update_id: 14 })).toBe(200);
  expect(handled).toEqual([13, 14]);
});

it.each([
  ['without the secret', { update_id: 9 }, { 'x-telegram-bot-api-secret-token': '' }, 401],
  ['with another secret', { update_id: 9 }, { 'x-telegram-bot-api-secret-token': 'no' }, 401],
  ['that is no JSON', '{"update_id":', {}, 400],
  ['that is no update', { update_id: 'nine' }, {}, 400],
  ['that is too long', `"${'a'.repeat(1024 * 1024)}"`, {}, 413],
])('refuses a request %s', async (_, body, headers, status) => {
  expect(await bring(body, headers)).toBe(status);
  expect(handled).toEqual([]);
});
