import { expect, test } from 'vitest';
import { saySeeking } from './seeking.ts';

test.each([
  [1, 'Ищем ещё одного человека', 'We need one more person'],
  [2, 'Ищем ещё двоих', 'We need two more people'],
  [3, 'Ищем ещё троих', 'We need three more people'],
  [4, 'Ищем ещё четверых', 'We need four more people'],
  [5, 'Ищем ещё пятерых', 'We need five more people'],
  [6, 'Ищем ещё шестерых', 'We need six more people'],
  [7, 'Ищем ещё семерых', 'We need seven more people'],
  [8, 'Ищем ещё 8 человек', 'We need 8 more people'],
  [11, 'Ищем ещё 11 человек', 'We need 11 more people'],
  [20, 'Ищем ещё 20 человек', 'We need 20 more people'],
  [21, 'Ищем ещё 21 человека', 'We need 21 more people'],
  [22, 'Ищем ещё 22 человека', 'We need 22 more people'],
])('a team that looks for %i says «%s»', (count, russian, english) => {
  expect(saySeeking(count, 'ru')).toBe(russian);
  expect(saySeeking(count, 'en')).toBe(english);
});
