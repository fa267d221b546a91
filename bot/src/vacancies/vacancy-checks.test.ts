import { type VacancyCheckCard } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { projectId, vacancyId } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';
import { vacancyCheckMessage } from './vacancy-checks.ts';

const place = { projectId, vacancyId };
const message = (state: VacancyCheckCard['state'], language?: 'en') =>
  vacancyCheckMessage(
    { ...place, projectName: 'Бот', vacancyTitle: 'Дизайнер', state },
    readerOf(language),
  );
const labels = (state: VacancyCheckCard['state']) =>
  message(state).buttons.map((row) => row.map(({ text }) => text));

describe('whether a vacancy still looks for somebody', () => {
  it.each([
    ['asked', [['Ещё ищу', 'Закрыть'], ['Посмотреть'], ['Реже']]],
    ['paused', [['Вернуть', 'Закрыть'], ['Посмотреть'], ['Реже']]],
    ['freed', [['Открыть', 'Не нужно'], ['Посмотреть']]],
    ['kept', [['Посмотреть']]],
    ['closed', [['Посмотреть']]],
  ] as const)('offers its answers while it is %s', (state, expected) => {
    expect(labels(state)).toEqual(expected);
  });

  it('says what happens without an answer', () => {
    expect(message('asked').text.html).toBe(
      'Вакансия «Дизайнер» в проекте «Бот» давно без перемен. Ещё ищете? Если не ответить, через две недели она встанет на паузу.',
    );
    expect(message('paused', 'en').text.html).toMatch(/is paused and not in the lists/);
  });
});
