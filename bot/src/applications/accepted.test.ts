import { expect, it } from 'vitest';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { inlineKeyboard } from '#src/messages/message.ts';
import { acceptedMessage, othersPress } from './accepted.ts';

const place = { projectId, vacancyId };
const accepted = {
  kind: 'applicationAccepted',
  ...place,
  projectName: 'Бот',
  vacancyTitle: 'Дизайнер',
  contact: { telegramId: 5, name: 'Мария Лебедева', url: null },
} as const;
const message = (others?: number, language?: 'en') =>
  acceptedMessage({ ...accepted, ...(others !== undefined && { others }) }, readerOf(language));

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

const letter = 'Вас приняли в команду!\n\nПознакомьтесь: Мария Лебедева';
const question = '\n\nОстальные 3 отклика забрать?';
const link = { type: 'text_link', offset: 39, length: 14, url: 'https://t.me/maria' } as const;
const asking = () => {
  const [, keys = []] = acceptedMessage({ ...accepted, others: 3 }, readerOf()).buttons;
  const ours = inlineKeyboard([keys]).inline_keyboard;
  const others = [{ text: 'Мои отклики', url: 'https://kollab.example' }];
  const reply_markup = { inline_keyboard: [others, ...ours] };
  return botMessage(letter + question, { entities: [link], reply_markup });
};

it.each([
  [true, `${letter}\n\nОтозвано: 3 отклика`],
  [false, letter],
])(
  'asks no more once it was answered (taken back: %s), and says the rest as before',
  async (withdraws, text) => {
    const { presses, telegram } = await chatWithBot(() => ({ withdrawn: 3 }));
    await presses(othersPress.pack({ withdraws, ...place }), asking());
    expect(telegram.callsOf('editMessageText')).toMatchObject([
      {
        text,
        entities: [link],
        reply_markup: { inline_keyboard: [[{ text: 'Мои отклики' }]] },
      },
    ]);
  },
);

it('leaves what was said of an answer to a press that comes late', async () => {
  const { presses, telegram } = await chatWithBot(() => ({ withdrawn: 0 }));
  await presses(othersPress.pack({ withdraws: true, ...place }), botMessage(letter));
  expect(telegram.callsOf('editMessageText')).toEqual([]);
});
