import { expect, it } from 'vitest';
import { byVacancy } from './by-vacancy.ts';

const to = (vacancyId: string, vacancyTitle: string, telegramId: number) => ({
  vacancyId,
  vacancyTitle,
  telegramId,
});

it('groups applications by vacancy, in the order in which they came', () => {
  const [a, b, c] = [to('1', 'Дизайнер', 5), to('2', 'Аналитик', 6), to('1', 'Дизайнер', 7)];
  expect(byVacancy([a, b, c])).toEqual([
    { vacancyId: '1', title: 'Дизайнер', applications: [a, c] },
    { vacancyId: '2', title: 'Аналитик', applications: [b] },
  ]);
});

it('keeps two vacancies of the same title apart', () => {
  expect(byVacancy([to('1', 'Дизайнер', 5), to('2', 'Дизайнер', 5)])).toHaveLength(2);
});
