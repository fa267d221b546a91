import { expect, test } from 'vitest';
import { ANYA, BOT_TOKEN, testSandbox } from '#test/test-sandbox.ts';

test('a long poll really waits and is answered as soon as the person writes', async () => {
  const { bot, control } = await testSandbox();
  const polled = bot.api.getUpdates({ timeout: 30 });
  await control.write(ANYA, '/start');
  expect(await polled).toMatchObject([
    { message: { text: '/start', entities: [{ type: 'bot_command', offset: 0, length: 6 }] } },
  ]);
});

test('updates stay until an offset confirms them', async () => {
  const { bot, control } = await testSandbox();
  for (const text of ['раз', 'два', 'три']) await control.write(ANYA, text);
  const all = await bot.api.getUpdates();
  expect(all).toHaveLength(3);
  expect(await bot.api.getUpdates({ limit: 1 })).toEqual(all.slice(0, 1));
  const offset = (all[0]?.update_id ?? 0) + 1;
  expect(await bot.api.getUpdates({ offset })).toEqual(all.slice(1));
  expect(await bot.api.getUpdates({ offset: -1 })).toEqual(all.slice(2));
  expect(await bot.api.getUpdates()).toEqual(all.slice(2));
});

test('only the allowed kinds of updates are kept', async () => {
  const { bot, control } = await testSandbox();
  await bot.api.getUpdates({ allowed_updates: ['my_chat_member'] });
  await control.write(ANYA, 'не придёт');
  await control.request('POST', `/chats/${ANYA}/block`);
  expect(await bot.api.getUpdates()).toMatchObject([
    { my_chat_member: { new_chat_member: { status: 'kicked' } } },
  ]);
});

test('a poll whose caller hung up does not disturb the next one', async () => {
  const { bot, control, sandbox } = await testSandbox();
  const controller = new AbortController();
  const gone = fetch(`${sandbox.telegramApiRoot}/bot${BOT_TOKEN}/getUpdates?timeout=30`, {
    signal: controller.signal,
  }).catch(() => 'gone');
  controller.abort();
  expect(await gone).toBe('gone');
  const polled = bot.api.getUpdates({ timeout: 30 });
  await control.write(ANYA, 'привет');
  expect(await polled).toMatchObject([{ message: { text: 'привет' } }]);
});
