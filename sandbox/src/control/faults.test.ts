import { expect, test } from 'vitest';
import { z } from 'zod';
import { createFaults } from '#src/bot-api/faults/faults.ts';
import { ANYA, testSandbox } from '#test/test-sandbox.ts';

const paced = z.object({ refusedPerChat: z.int(), accepted: z.int() });

test('a share of the calls meets a fault, and it stays until it is taken back', () => {
  const draws = [0.01, 0.5, 0.019, 0.02];
  const faults = createFaults(() => draws.shift() ?? 1);
  faults.add({ method: 'sendMessage', errorCode: 500, share: 0.02 });
  const met = [1, 2, 3, 4].map(() => faults.take('sendMessage', ANYA)?.errorCode);
  expect(met).toEqual([500, undefined, 500, undefined]);
  expect(faults.list()).toMatchObject([{ met: 2 }]);
});

test('a lost answer leaves the message in the chat, a lost call does not', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  const lost = { method: 'sendMessage', errorCode: 0 };
  await control.request('POST', '/faults', { ...lost, lostAnswer: true });
  await expect(bot.api.sendMessage(ANYA, 'дошло')).rejects.toThrow('Network request');
  await control.request('POST', '/faults', lost);
  await expect(bot.api.sendMessage(ANYA, 'пропало')).rejects.toThrow('Network request');
  await bot.api.sendMessage(ANYA, 'обычное');
  expect((await control.messages(ANYA)).slice(1)).toMatchObject([
    { text: 'дошло', answerLost: true },
    { text: 'обычное' },
  ]);
});

test('only the loss of a connection loses an answer', async () => {
  const { control } = await testSandbox();
  const fault = { method: 'sendMessage', errorCode: 500, lostAnswer: true };
  expect((await control.request('POST', '/faults', fault)).status).toBe(400);
});

test('a chat that meets a fault for good needs no counting', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  const gone = { method: 'sendMessage', errorCode: 403, chatId: ANYA, share: 1 };
  await control.request('POST', '/faults', gone);
  for (let time = 0; time < 5; time += 1) {
    await expect(bot.api.sendMessage(ANYA, 'Ау')).rejects.toMatchObject({ error_code: 403 });
  }
  expect(await control.request('GET', '/faults')).toMatchObject({ body: [{ met: 5 }] });
});

test('a bot that writes too fast to one chat is told to wait, once the limits are on', async () => {
  const { bot, control } = await testSandbox();
  await control.write(ANYA, '/start');
  const send = () => bot.api.sendMessage(ANYA, 'быстро');
  await Promise.all([send(), send(), send()]);
  const limits = { perSecond: 30, perChatSecond: 1, burst: 1 };
  await control.request('PUT', '/pacing', limits);
  await send();
  await send();
  await expect(send()).rejects.toMatchObject({
    error_code: 429,
    description: 'Too Many Requests: retry after 1',
    parameters: { retry_after: 1 },
  });
  const { body } = await control.request('GET', '/pacing');
  expect(paced.parse(body)).toEqual({ refusedPerChat: 1, accepted: 2 });
  await control.request('DELETE', '/pacing');
  await send();
});

test('a crowd can be written to at once, and tells what it got', async () => {
  const { bot, control } = await testSandbox();
  await control.request('POST', '/crowd', { firstTelegramId: 9_000_000_000, count: 1500 });
  const blocked = { firstTelegramId: 9_000_001_500, count: 1, blocked: true };
  await control.request('POST', '/crowd', blocked);
  await bot.api.sendMessage(9_000_001_499, 'Вам');
  await expect(bot.api.sendMessage(9_000_001_500, 'Вам')).rejects.toMatchObject({
    error_code: 403,
  });
  const ledger = '/crowd/messages?from=9000000000&to=9000009999';
  expect((await control.request('GET', ledger)).body).toEqual([
    { telegramId: 9_000_001_499, messageId: 1, text: 'Вам', answerLost: false },
  ]);
});
