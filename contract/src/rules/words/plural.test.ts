import { expect, test } from 'vitest';
import { plural } from './plural.ts';

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
])('%i takes the form «%s»', (count, form) => {
  expect(plural(count, ['год', 'года', 'лет'])).toBe(form);
});
