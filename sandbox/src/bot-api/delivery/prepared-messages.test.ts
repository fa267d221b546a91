import { expect, test, vi } from 'vitest';
import { article } from '#test/inline.ts';
import { ANYA, refusalOf, testSandbox } from '#test/test-sandbox.ts';

const ILYA = 7_000_000_002;
const toPeople = { allow_user_chats: true, allow_group_chats: true };

async function prepared() {
  const opened = await testSandbox();
  const saved = await opened.bot.api.savePreparedInlineMessage(ANYA, article('a'), toPeople);
  const path = (person: number) => `/people/${person}/prepared-messages/${saved.id}`;
  return { ...opened, saved, path };
}

test('a prepared message is shown to its person until its date, and to nobody else', async () => {
  const { control, saved, path } = await prepared();
  expect(saved.expiration_date).toBeGreaterThan(Date.now() / 1000);
  expect(await control.request('GET', path(ANYA))).toMatchObject({
    status: 200,
    body: { title: 'Проект a', text: 'Смотрите: a', chatKinds: ['user', 'group'] },
  });
  expect((await control.request('GET', path(ILYA))).status).toBe(404);
  vi.useFakeTimers({ toFake: ['Date'], now: saved.expiration_date * 1000 });
  expect((await control.request('GET', path(ANYA))).status).toBe(404);
  expect((await control.request('POST', `${path(ANYA)}/send`, { to: ILYA })).status).toBe(404);
  vi.useRealTimers();
});

test('sent to a person it stands in the sender’s chat, and the bot hears nothing', async () => {
  const { bot, control, path } = await prepared();
  expect(await control.request('POST', `${path(ANYA)}/send`, { to: ILYA })).toMatchObject({
    status: 201,
    body: { from: 'person', viaBot: 'kollab_sandbox_bot', sharedWith: ILYA, text: 'Смотрите: a' },
  });
  expect(await control.messages(ANYA)).toHaveLength(1);
  expect(await control.messages(ILYA)).toEqual([]);
  expect(await bot.api.getUpdates()).toEqual([]);
});

test('it goes only to chats of the kinds the bot allowed', async () => {
  const { bot, control, path } = await prepared();
  expect((await control.request('POST', `${path(ANYA)}/send`)).status).toBe(409);
  const options = { allow_bot_chats: true };
  const own = await bot.api.savePreparedInlineMessage(ANYA, article('b'), options);
  const url = `/people/${ANYA}/prepared-messages/${own.id}/send`;
  expect((await control.request('POST', url, { to: ILYA })).status).toBe(409);
  expect((await control.request('POST', url)).status).toBe(201);
  expect(await bot.api.getUpdates()).toMatchObject([
    { message: { text: 'Смотрите: b', via_bot: { username: 'kollab_sandbox_bot' } } },
  ]);
});

test('a message for nobody, for no chats or with a web app is refused', async () => {
  const { bot } = await testSandbox();
  const save = (userId: number, result = article('a'), options: object = toPeople) =>
    refusalOf(bot.api.savePreparedInlineMessage(userId, result, options));
  expect(await save(42)).toBe('Bad Request: user not found');
  expect(await save(ANYA, article('a'), {})).toBe(
    'Bad Request: at least one chat type must be allowed',
  );
  expect(await save(ANYA, article('x'.repeat(65)))).toBe('Bad Request: RESULT_ID_INVALID');
  const button = { text: 'Открыть', web_app: { url: 'https://kollab.test/' } };
  const withWebApp = { ...article('a'), reply_markup: { inline_keyboard: [[button]] } };
  expect(await save(ANYA, withWebApp)).toBe('Bad Request: BUTTON_TYPE_INVALID');
});
