import { dismissMatch } from '@kollab/contract';
import type { InlineKeyboardMarkup } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { inlineKeyboard } from '#src/messages/message.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { callCard } from '#test/people-cards.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { callMessage, callPress, sureCallPress } from './calls.ts';

const press = callPress.pack({ projectId, vacancyId });
const path = `https://kollab.example/vacancy/${projectId}/${vacancyId}`;

describe('a call to apply', () => {
  it('says who calls where, and why, with the way to the vacancy', () => {
    expect(callMessage(callCard(), readerOf())).toEqual({
      text: {
        html: [
          '<b>Ольга Ким</b> зовёт вас откликнуться на вакансию «Дизайнер» в проекте «Бот для столовой».',
          '',
          'Общее: Figma. Рядом: UX/UI. Не хватает: Tilda.',
        ].join('\n'),
      },
      buttons: [
        [{ text: 'Посмотреть', webApp: path }],
        [{ text: 'Не сейчас', callbackData: press }],
      ],
    });
  });

  it('is said in English too', () => {
    const { text, buttons } = callMessage(callCard(), readerOf('en'));
    expect(text.html).toContain(
      'invites you to apply for the opening “Дизайнер” in project “Бот для столовой”.\n\nIn common: Figma. Nearby: UX/UI. Missing: Tilda.',
    );
    expect(buttons.flat().map((button) => button.text)).toEqual(['Look', 'Not now']);
  });

  it.each([
    ['applied', 'Вы откликнулись', ['Посмотреть']],
    ['declined', 'Не сейчас', ['Посмотреть']],
    ['over', 'Приглашение больше не действует', []],
  ] as const)('asks no more once %s', (state, outcome, labels) => {
    const { text, buttons } = callMessage(callCard({ state, match: null }), readerOf());
    expect(text.html.endsWith(`\n\n<b>${outcome}</b>`)).toBe(true);
    expect(buttons.flat().map((button) => button.text)).toEqual(labels);
  });
});

describe('«Не сейчас»', () => {
  const answer = (isSure: boolean) => sureCallPress.pack({ isSure, projectId, vacancyId });

  it('is asked about once more, right below, and may be thought better of', async () => {
    const { presses, calls, telegram } = await chatWithBot(() => ({ vacancyId }));
    const redrawn = () =>
      telegram.callsOf('editMessageReplyMarkup').at(-1)?.reply_markup as InlineKeyboardMarkup;
    const sent = inlineKeyboard(callMessage(callCard(), readerOf()).buttons);
    const shown = (reply_markup: InlineKeyboardMarkup) => ({ ...botMessage('x'), reply_markup });
    await presses(press, shown(sent));
    const asked = redrawn();
    expect(asked.inline_keyboard).toEqual([
      ...sent.inline_keyboard,
      [
        { text: 'Да, не предлагать', callback_data: answer(true) },
        { text: 'Назад', callback_data: answer(false) },
      ],
    ]);
    await presses(answer(false), shown(asked));
    expect(redrawn()).toEqual(sent);
    expect(calls.filter(({ endpoint }) => endpoint === dismissMatch)).toEqual([]);
  });
});
