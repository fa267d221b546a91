import { type ConfirmationCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { projectId, vacancyId as confirmationId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { confirmationMessage } from './confirmations.ts';

const card = (state: ConfirmationCard['state']): ConfirmationCard => ({
  confirmationId,
  projectId,
  projectName: 'Бот <столовой>',
  telegramId: 1001,
  name: 'Анна Ковалёва',
  role: 'Дизайнер',
  since: '2026-03',
  until: '2026-07',
  state,
});
const messageOf = (state: ConfirmationCard['state'], language?: 'en') =>
  confirmationMessage(card(state), readerOf(language));

describe('what somebody did in a team', () => {
  it('is asked with both answers, and never without whom, what and when', () => {
    const { text, buttons } = messageOf('open');
    expect(text.html).toBe(
      '<b>Что сделано в проекте</b>\n<b>Анна Ковалёва</b>, Дизайнер\nПроект «Бот &lt;столовой&gt;», март – июль 2026\n\nПодтвердите? Это встанет в профиль и на страницу проекта, пока кто-то из вас не уберёт.',
    );
    expect(buttons.map((row) => row.map((one) => one.text))).toEqual([
      ['Подтвердить', 'Не нужно'],
      ['Открыть проект'],
    ]);
    expect(messageOf('open', 'en').text.html).toMatch(/March – July 2026/);
  });

  it.each([
    ['confirmed', /<b>Подтверждено<\/b>$/],
    ['declined', /<b>Не подтверждено<\/b>$/],
  ] as const)('asks no more once it is %s', (state, said) => {
    const { text, buttons } = messageOf(state);
    expect(text.html).toMatch(said);
    expect(buttons.flat().map((one) => one.text)).toEqual(['Открыть проект']);
  });

  it('names nobody once there is nothing left to confirm', () => {
    const { text, buttons } = messageOf('over');
    expect(text.html).toBe('Подтверждать здесь больше нечего.');
    expect(buttons).toEqual([]);
  });
});
