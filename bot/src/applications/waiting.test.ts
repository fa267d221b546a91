import { type WaitingCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { applicationPress } from './applications.ts';
import { waitingMessage } from './waiting.ts';

const one = {
  projectId,
  projectName: 'Бот',
  vacancyId,
  vacancyTitle: 'Дизайнер',
  telegramId: 1001,
  name: 'Анна',
};
const card = (otherwise: Partial<WaitingCard> = {}): WaitingCard => ({
  count: 5,
  applications: [one, { ...one, telegramId: 1002, name: 'Олег' }],
  closesInDays: null,
  ...otherwise,
});

describe('a reminder of what waits', () => {
  it('says who waits, with a row of decisions for each, later, and a way to fewer of them', () => {
    const { text, buttons } = waitingMessage(card(), readerOf());
    expect(text.html).toBe(
      '<b>Ждут ответа: 5 откликов</b>\n\n<b>Анна</b>, «Дизайнер», проект «Бот»\n<b>Олег</b>, «Дизайнер», проект «Бот»\nи ещё 3',
    );
    expect(buttons.map((row) => row.map((button) => button.text))).toEqual([
      ['Принять: Анна', 'Отклонить'],
      ['Принять: Олег', 'Отклонить'],
      ['Все отклики'],
      ['Завтра', 'Реже'],
    ]);
    expect(buttons[1]?.[0]).toMatchObject({
      callbackData: applicationPress.pack({
        action: 'accept',
        projectId,
        vacancyId,
        telegramId: 1002,
      }),
    });
    expect(buttons[3]?.[1]).toMatchObject({ webApp: 'https://kollab.example/profile/settings' });
  });

  it.each([
    [1, 'Через 9 дней отклик закроется без ответа.'],
    [3, 'Через 9 дней отклики закроются без ответа.'],
  ])('warns before %i of them end without an answer', (count, warning) => {
    const { html } = waitingMessage(card({ count, closesInDays: 9 }), readerOf()).text;
    expect(html.endsWith(`\n\n${warning}`)).toBe(true);
  });

  it('is said in English too', () => {
    const { text } = waitingMessage(card({ count: 2, closesInDays: 1 }), readerOf('en'));
    expect(text.html).toContain('<b>Waiting for your answer: 2 applications</b>');
    expect(text.html).toContain('In 1 day they close without an answer.');
  });

  it('asks no more once nobody waits', () => {
    expect(waitingMessage(card({ count: 0, applications: [] }), readerOf())).toEqual({
      text: { html: 'Ответа больше никто не ждёт.' },
      buttons: [],
    });
  });

  const unanswered = { count: 2, projectId, acceptableUntil: '2026-01-24T09:00:00.000Z' };

  it('says what closed without an answer and until when it may be accepted, and leads there', () => {
    const none = card({ count: 0, applications: [], unanswered });
    const { text, buttons } = waitingMessage(none, readerOf());
    expect(text.html).toBe('Закрылись без ответа: 2, принять можно до 24 января.');
    expect(buttons.flat()).toMatchObject([{ text: 'Все отклики' }]);
  });

  it('says it below what waits still', () => {
    const { html } = waitingMessage(card({ unanswered }), readerOf()).text;
    expect(html).toContain('<b>Ждут ответа: 5 откликов</b>');
    expect(html.endsWith('\n\nЗакрылись без ответа: 2, принять можно до 24 января.')).toBe(true);
  });
});
