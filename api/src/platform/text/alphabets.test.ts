import { expect, test } from 'vitest';
import { mixesAlphabets, otherReadings, unmixed } from './alphabets.ts';

test.each([
  ['Rеact', 'React'],
  ['Reаct', 'React'],
  ['ᴙeact', 'ᴙeact'],
  ['Rᴇact', 'React'],
  ['Rеɑсt', 'React'],
  ['Lіnux', 'Linux'],
  ['Ηaskell', 'Haskell'],
  ['тeст', 'тест'],
  ['бeта', 'бета'],
  ['Cepвep', 'Сервер'],
  ['Йoга', 'Йога'],
  ['Вeb-дизайн', 'Beb-дизайн'],
])('«%s» is read as «%s»', (mixed, plain) => {
  expect(unmixed(mixed)).toBe(plain);
});

test.each([
  'React',
  'Сервер',
  'СЕРВЕР',
  'React-разработка',
  'UX-исследования',
  'C++ и Rust',
  'C#',
  '.NET',
  'Си',
  '1С',
  '1C',
  'Кино',
  'Zoë',
  'Ёж',
  '日本語 Go',
])('«%s» stays as it is', (honest) => {
  expect(mixesAlphabets(honest)).toBe(false);
  expect(unmixed(honest)).toBe(honest);
});

test('a word that is of no alphabet as it looks stays mixed', () => {
  expect(mixesAlphabets(unmixed('ЮMoney'))).toBe(true);
});

test.each([
  ['С++', ['C++']],
  ['1C', ['1С']],
  ['ВВС', ['BBC']],
  ['Сервер', []],
  ['Rust', []],
])('«%s» could also be %j', (text, others) => {
  expect(otherReadings(text)).toEqual(others);
});
