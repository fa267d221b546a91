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
