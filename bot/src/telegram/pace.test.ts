import { Api } from 'grammy';
import { expect, it, onTestFinished } from 'vitest';
import { telegramServer } from '#test/telegram-server.ts';
import { createPace } from './pace.ts';

async function answering() {
  const telegram = await telegramServer();
  onTestFinished(() => telegram.close());
  const clock = { now: 1_000_000 };
  const pace = createPace(() => clock.now);
  const api = new Api('42:secret', { apiRoot: telegram.apiRoot });
  api.config.use(pace.note);
  return { api, clock, pace };
}

it('after an answer a person is left alone for a second, a group for three', async () => {
  const { api, clock, pace } = await answering();
  await api.sendMessage(1001, 'Готово');
  await api.sendMessage(-1001, 'Готово');
  expect([1001, -1001, 1002].map(pace.waitFor)).toEqual([1000, 3000, 0]);
  clock.now += 1000;
  expect([1001, -1001].map(pace.waitFor)).toEqual([0, 2000]);
});

it('what only edits, confirms a press or shows that the bot writes does not count', async () => {
  const { api, pace } = await answering();
  await api.editMessageText(1001, 7, 'Готово');
  await api.answerCallbackQuery('q1');
  await api.sendChatAction(1001, 'typing');
  expect(pace.waitFor(1001)).toBe(0);
});
