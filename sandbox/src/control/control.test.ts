import { request as httpRequest } from 'node:http';
import { validate, parse } from '@telegram-apps/init-data-node';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ANYA, BOT_TOKEN, testSandbox } from '#test/test-sandbox.ts';

const signed = z.object({ initData: z.string(), launchUrl: z.string() });

test('the demo people are there in their roles', async () => {
  const { control } = await testSandbox();
  const { body } = await control.request('GET', '/people');
  const people = z.array(z.object({ telegramId: z.int(), role: z.string() })).parse(body);
  expect(people.slice(0, 6).map(({ role }) => role)).toEqual([
    'newcomer',
    'student',
    'owner',
    'moderator',
    'moderator',
    'admin',
  ]);
  expect(body).toMatchObject({
    0: { telegramId: ANYA, firstName: 'Аня', lastName: 'Ковалёва', username: 'anya_k' },
    4: { firstName: 'Даниил', username: null, photoUrl: null },
  });
});

test('init data is signed with the token of the bot, of the age asked for', async () => {
  const { control, sandbox } = await testSandbox();
  await control.write(ANYA, '/start');
  const url = `/people/${ANYA}/init-data?ageSeconds=100&startParam=user_1`;
  const { body } = await control.request('GET', url);
  const { initData, launchUrl } = signed.parse(body);
  validate(initData, BOT_TOKEN, { expiresIn: 160 });
  expect(() => validate(initData, BOT_TOKEN, { expiresIn: 90 })).toThrow('expired');
  expect(parse(initData)).toMatchObject({
    start_param: 'user_1',
    user: {
      id: ANYA,
      first_name: 'Аня',
      last_name: 'Ковалёва',
      username: 'anya_k',
      language_code: 'ru',
      allows_write_to_pm: true,
      photo_url: `${sandbox.url}/photos/${ANYA}.jpg`,
    },
  });
  const parameters = new URLSearchParams(new URL(launchUrl).hash.slice(1));
  expect(launchUrl.startsWith('http://127.0.0.1:3000/open#tgWebAppData=')).toBe(true);
  expect(parameters.get('tgWebAppData')).toBe(initData);
  expect(parameters.get('tgWebAppVersion')).toBe('9.6');
  expect(parameters.get('tgWebAppPlatform')).toBe('ios');
  expect(parameters.get('tgWebAppStartParam')).toBe('user_1');
});

test('everybody’s Telegram speaks the language that is chosen for all, old and new', async () => {
  const { control } = await testSandbox();
  expect(await control.request('PATCH', '/people', { languageCode: 'x' })).toMatchObject({
    status: 400,
  });
  expect(await control.request('PATCH', '/people', { languageCode: 'en' })).toMatchObject({
    status: 204,
  });
  await control.request('POST', '/people', { firstName: 'Ян' });
  const { body } = await control.request('GET', '/people');
  const people = z.array(z.object({ languageCode: z.string() })).parse(body);
  expect(people.length).toBeGreaterThan(6);
  expect(new Set(people.map(({ languageCode }) => languageCode))).toEqual(new Set(['en']));
  const { initData } = signed.parse(
    (await control.request('GET', `/people/${ANYA}/init-data`)).body,
  );
  expect(parse(initData)).toMatchObject({ user: { language_code: 'en' } });
});

test('a created person has a stable id, can be photographed and can write', async () => {
  const { control, sandbox } = await testSandbox();
  const created = await control.request('POST', '/people', { firstName: '😀 Ян', photo: true });
  expect(created).toMatchObject({ status: 201, body: { firstName: '😀 Ян', role: 'guest' } });
  const { telegramId } = z.object({ telegramId: z.int() }).parse(created.body);
  const photo = await fetch(`${sandbox.url}/photos/${telegramId}.jpg`);
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
  expect(await control.write(telegramId, '/start')).toBe(1);
  const taken = await control.request('POST', '/people', { firstName: 'Ян', telegramId });
  expect(taken.status).toBe(409);
});

test.each([
  ['GET', '/chats/1/messages', undefined, 404],
  ['GET', '/people/abc/init-data', undefined, 404],
  ['GET', `/people/${ANYA}/init-data?ageSeconds=soon`, undefined, 400],
  ['POST', `/chats/${ANYA}/messages`, { text: ' ' }, 400],
  ['POST', `/chats/${ANYA}/messages`, { text: 'ответ', replyTo: 9 }, 404],
  ['POST', '/people', { firstName: '' }, 400],
  ['POST', '/people', { firstName: 'Ян', role: 'admin' }, 400],
  ['POST', '/faults', { method: 'doWonders', errorCode: 500 }, 400],
  ['POST', `/people/${ANYA}/web-app`, { url: 'https://example.org/' }, 400],
  ['GET', '/nothing', undefined, 404],
])('%s %s is refused with a sentence', async (method, url, body, statusCode) => {
  const { control } = await testSandbox();
  const answer = await control.request(method, url, body);
  expect(answer).toEqual({
    status: statusCode,
    body: { statusCode, message: expect.stringMatching(/\w/u) },
  });
});

test('ordered faults meet the next calls of that method, then are over', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  const fault = { method: 'sendMessage', errorCode: 429, retryAfter: 7, times: 2, chatId: ANYA };
  await control.request('POST', '/faults', fault);
  const expected = {
    error_code: 429,
    description: 'Too Many Requests: retry after 7',
    parameters: { retry_after: 7 },
  };
  await expect(bot.api.sendMessage(ANYA, 'раз')).rejects.toMatchObject(expected);
  await expect(bot.api.sendMessage(ANYA, 'раз')).rejects.toMatchObject(expected);
  await bot.api.sendMessage(ANYA, 'раз');
  await control.request('POST', '/faults', { method: 'sendMessage', errorCode: 0 });
  await expect(bot.api.sendMessage(ANYA, 'два')).rejects.toThrow('Network request');
  await control.request('POST', '/faults', { method: 'sendMessage', errorCode: 500 });
  expect((await control.request('DELETE', '/faults')).status).toBe(204);
  await bot.api.sendMessage(ANYA, 'два');
  const { body } = await control.request('GET', '/calls?method=sendMessage');
  expect(body).toMatchObject([
    { ok: false, errorCode: 429, payload: { chat_id: ANYA, text: 'раз' } },
    { ok: false, errorCode: 429 },
    { ok: true, method: 'sendMessage', time: expect.stringMatching(/Z$/u) },
    { ok: false, errorCode: 0 },
    { ok: true, payload: { text: 'два' } },
  ]);
});

test('write access lets the bot write first', async () => {
  const { bot, control } = await testSandbox();
  await control.request('POST', `/people/${ANYA}/write-access`, { allowed: true });
  await bot.api.sendMessage(ANYA, 'Можно?');
  expect(await bot.api.getUpdates()).toMatchObject([
    { message: { write_access_allowed: { from_request: true } } },
  ]);
});

test('a shared contact reaches the bot as a contact message of the person', async () => {
  const { bot, control } = await testSandbox();
  await control.request('POST', `/people/${ANYA}/contact`);
  expect(await bot.api.getUpdates()).toMatchObject([
    { message: { contact: { user_id: ANYA, first_name: 'Аня' }, from: { id: ANYA } } },
  ]);
});

test('a listener hears of every change', async () => {
  const { control, sandbox } = await testSandbox();
  const events = await fetch(`${sandbox.url}/control/events`);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  await control.write(ANYA, '/start');
  let heard = '';
  while (!heard.includes('"messages"')) heard += (await reader?.read())?.value ?? '';
  expect(heard).toContain(`data: {"kind":"messages","telegramId":${ANYA}}`);
});

test('a web page from elsewhere cannot drive the sandbox', async () => {
  const { sandbox } = await testSandbox();
  const status = async (headers: Record<string, string>): Promise<number | undefined> => {
    const { promise, resolve } = Promise.withResolvers<number | undefined>();
    httpRequest(`${sandbox.url}/control/people`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end();
    return promise;
  };
  expect(await status({ origin: 'https://example.org' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({ host: 'rebound.example.org' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ origin: sandbox.url })).toBe(200);
});
