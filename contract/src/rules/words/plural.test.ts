import { expect, test } from 'vitest';
import { plural, pluralEn } from './plural.ts';

test.each([
  [0, 'лет'],
  [1, 'год'],
  [2, 'года'],
  [5, 'лет'],
  [11, 'лет'],
  [12, 'лет'],
  [21, 'год'],
  [104, 'года'],
  [111, 'лет'],
  [-1, 'год'],
  [-3, 'года'],
])('%i takes the form «%s»', (count, form) => {
  expect(plural(count, ['год', 'года', 'лет'])).toBe(form);
});

test.each([
  [0, 'years'],
  [1, 'year'],
  [-1, 'year'],
  [2, 'years'],
  [21, 'years'],
])('%i takes the English form “%s”', (count, form) => {
  expect(pluralEn(count, ['year', 'years'])).toBe(form);
});
