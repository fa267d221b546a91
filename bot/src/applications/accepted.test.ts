import { setReachable, withdrawOthers } from '@kollab/contract';
import { expect, it } from 'vitest';
import { chatWithBot } from '#test/chat.ts';
import { refusal } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { acceptedMessage, othersPress } from './accepted.ts';

const place = { projectId, vacancyId };
const message = (others?: number, language?: 'en') =>
  acceptedMessage(
    {
      kind: 'applicationAccepted',
      ...place,
      projectName: 'Бот',
      vacancyTitle: 'Дизайнер',
      contact: { telegramId: 5, name: 'Мария Лебедева', url: null },
      ...(others !== undefined && { others }),
    },
    readerOf(language),
  );

it('asks once, in the same message, whether to take the others back', () => {
  const { text, buttons } = message(3);
  expect(text.html).toMatch(/Вас приняли.*\n\nОстальные 3 отклика забрать\?$/s);
  expect(buttons.map((row) => row.map((button) => button.text))).toEqual([
    ['Познакомиться с командой'],
    ['Забрать', 'Оставить'],
  ]);
  expect(message(1).text.html).toMatch(/Другой отклик забрать\?$/);
  expect(message(2, 'en').text.html).toMatch(/Withdraw your 2 other applications\?$/);
});

it('asks nothing where nothing else is open', () => {
  expect(message().buttons).toHaveLength(1);
  expect(message().text.html).not.toMatch(/забрать/);
});

it('takes them back with one press, and says how many', async () => {
  const { presses, calls } = await chatWithBot(() => ({ withdrawn: 3 }));
  expect(await presses(othersPress.pack({ withdraws: true, ...place }))).toMatchObject({
    text: 'Отозвано: 3 отклика',
  });
  expect(calls.filter((one) => one.endpoint !== setReachable)).toEqual([
    { endpoint: withdrawOthers, body: place, headers: { 'x-telegram-id': '2001' } },
  ]);
});

it('leaves them with the other, and asks the API nothing', async () => {
  const { presses, calls } = await chatWithBot(() => ({}));
  expect(await presses(othersPress.pack({ withdraws: false, ...place }))).toMatchObject({
    text: 'Хорошо, они ждут ответа',
  });
  expect(calls.filter((one) => one.endpoint !== setReachable)).toEqual([]);
});

it('is answered too where it is refused', async () => {
  const { presses } = await chatWithBot(() => {
    throw refusal('applicationNotFound');
  });
  expect(await presses(othersPress.pack({ withdraws: true, ...place }))).toMatchObject({
    text: expect.stringMatching(/./),
  });
});
