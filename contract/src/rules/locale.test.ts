import { expect, test } from 'vitest';
import { localeOf, readInRussian } from './locale.ts';

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['de', 'en'],
  ['ru-RU', 'ru'],
  ['RU', 'ru'],
  ['uk-UA', 'ru'],
  ['rus', 'en'],
  ['', 'ru'],
  [null, 'ru'],
  [undefined, 'ru'],
] as const)('a client that says %j is answered in %s', (languageCode, locale) => {
  expect(localeOf(languageCode)).toBe(locale);
});

test('where Kollab is read in Russian it speaks Russian', () => {
  expect(readInRussian.toSorted()).toEqual([
    'az',
    'be',
    'hy',
    'kk',
    'ky',
    'ru',
    'tg',
    'tk',
    'tt',
    'uk',
    'uz',
  ]);
  expect(new Set(readInRussian.map(localeOf))).toEqual(new Set(['ru']));
});
