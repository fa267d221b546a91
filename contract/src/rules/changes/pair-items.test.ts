import { expect, test } from 'vitest';
import { pairItems, vacancyLikeness, workLikeness } from './pair-items.ts';

test('a renamed vacancy is the one with its id, a new one may take the old name', () => {
  const was = { id: 'a', title: 'Дизайнер' };
  const renamed = { id: 'a', title: 'Иллюстратор' };
  const fresh = { title: 'Дизайнер' };
  expect(pairItems([was], [fresh, renamed], vacancyLikeness)).toEqual({
    pairs: [
      { item: fresh, was: undefined },
      { item: renamed, was },
    ],
    removed: [],
  });
});

test('of two places of work at one company each finds its own role first', () => {
  const [junior, senior] = [
    { company: 'Полюс', role: 'Стажёр' },
    { company: 'Полюс', role: 'Ведущая' },
  ];
  const moved = { ...junior, department: 'Карты' };
  expect(pairItems([senior, junior], [moved], workLikeness)).toEqual({
    pairs: [{ item: moved, was: junior }],
    removed: [senior],
  });
});

test('an item that resembles nothing is new, and what nothing resembles is gone', () => {
  const [gone, fresh] = [{ company: 'Атлас', role: 'Аналитик' }, { company: 'Полюс' }];
  expect(pairItems([gone], [fresh], workLikeness)).toEqual({
    pairs: [{ item: fresh, was: undefined }],
    removed: [gone],
  });
});

const work = {
  company: 'Полюс',
  department: 'Карты',
  role: 'Стажёр',
  workDurationYears: 1,
  startDate: '2024-01-01',
  endDate: '2025-01-01',
  logoUrl: '/uploads/a.webp',
};

test.each([
  ['whole, before one with another duration', { workDurationYears: 2 }],
  ['whole, before one with another role', { role: 'Ведущая' }],
  ['whole, before one with another beginning', { startDate: '2023-01-01' }],
  ['whole, before one with another end', { endDate: null }],
  ['whole, before one with another logo', { logoUrl: null }],
  ['by company, department and role, before one elsewhere in it', { department: 'Небо' }],
  ['by company and role, before another role there', { department: 'Небо', role: 'Ведущая' }],
  ['by company, before the same role elsewhere', { company: 'Атлас' }],
])('a place of work is found %s', (_, other) => {
  const like = { ...work, ...other };
  expect(pairItems([like, work], [work], workLikeness)).toEqual({
    pairs: [{ item: work, was: work }],
    removed: [like],
  });
});

test.each([
  ['the same department', { department: 'Небо' }],
  ['the same role', { role: 'Ведущая' }],
])('an edited place of work is found by %s first', (_, other) => {
  const item = { ...work, workDurationYears: 2 };
  const like = { ...work, ...other };
  expect(pairItems([like, work], [item], workLikeness).pairs).toEqual([{ item, was: work }]);
});

test.each([
  ['of another company with its role and beginning', { company: 'Атлас' }, true],
  ['of another company with its role alone', { company: 'Атлас', startDate: '2020-01-01' }, false],
  ['of another company with its beginning alone', { company: 'Атлас', role: 'Ведущая' }, false],
  ['with its company alone', { role: 'Ведущая', department: 'Небо', startDate: null }, true],
])('a place of work %s is the same one: %s', (_, edited, isSame) => {
  const item = { ...work, ...edited, logoUrl: null };
  const was = isSame ? work : undefined;
  expect(pairItems([work], [item], workLikeness).pairs).toEqual([{ item, was }]);
});

test('an older vacancy without an id is found by its title, and no id is like none', () => {
  const [older, fresh] = [{ title: 'Дизайнер' }, { title: 'Иллюстратор' }];
  expect(pairItems([older], [{ id: 'a', title: 'Дизайнер' }], vacancyLikeness).removed).toEqual([]);
  expect(pairItems([older], [fresh], vacancyLikeness).removed).toEqual([older]);
  const other = { id: 'a', title: 'Дизайнер' };
  expect(pairItems([other], [{ id: 'b', title: 'Иллюстратор' }], vacancyLikeness).removed).toEqual([
    other,
  ]);
});
