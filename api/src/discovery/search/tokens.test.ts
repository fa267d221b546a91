import { describe, expect, test } from 'vitest';
import { editDistance, omissions } from '#src/platform/text/edit-distance.ts';
import { swapLayout } from '#src/platform/text/alphabets.ts';
import { soundOf, soundsOf } from './spellings.ts';
import { normalise, splitQuery, tagWords, tokensOf, trimWord } from './tokens.ts';

test.each([
  ['Ёлкин', 'елкин'],
  ['  Аня \t Ким ', 'аня ким'],
  ['Ａｎｎａ', 'anna'],
  ['А\u200Bня\u202E', 'аня'],
  ['и\u0306од', 'йод'],
])('%j is read as %j', (typed, read) => {
  expect(normalise(typed)).toBe(read);
});

test.each([
  ['«Ким»,', 'Ким'],
  ['c++', 'c++'],
  ['c#,', 'c#'],
  ['.net', '.net'],
  ['node.js.', 'node.js'],
  ['ui/ux', 'ui/ux'],
  ['&', ''],
])('a word %j is %j without the marks around it', (typed, word) => {
  expect(trimWord(typed)).toBe(word);
});

test('a query is at most eight words', () => {
  expect(splitQuery('а,б в г д е ж з и к')).toEqual(['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'з']);
  expect(splitQuery(';erjd ,tkjd')).toEqual([';erjd', ',tkjd']);
});

test.each([
  ['bdfyjd', 'иванов'],
  ['Ghbdtn', 'привет'],
  ['[fhbnjyjd', 'харитонов'],
  ['куфсе', 'react'],
  ['с№', 'c#'],
  ['с++', 'c++'],
  ['1c', '1с'],
  ['иван react', undefined],
  ['123', undefined],
])('the keys of %j type %j in the other layout', (typed, other) => {
  expect(swapLayout(typed)).toBe(other);
});

describe('names sound alike', () => {
  test.each([
    ['Иванов', ['Ivanov', 'IVANOV', 'Ivanow']],
    ['Юлия', ['Yuliya', 'Yulia', 'Julia', 'Iuliia']],
    ['Дмитрий', ['Dmitry', 'Dmitrii', 'Dmitriy', 'Dmitri', 'Dmitrij']],
    ['Щербаков', ['Shcherbakov', 'Scherbakov', 'Sherbakov']],
    ['Татьяна', ['Tatiana', 'Tatyana', 'Tatjana']],
    ['Алексей', ['Alexey', 'Aleksei', 'Alexei']],
    ['Соловьёв', ['Solovyov', 'Solovyev', 'Soloviev']],
    ['Харитонов', ['Kharitonov', 'Haritonov']],
    ['Кузнецов', ['Kuznetsov', 'Kuznecov']],
    ['Жуков', ['Zhukov', 'Jukov']],
    ['София', ['Sofia', 'Sofiya', 'Sophia']],
  ])('%s', (cyrillic, latin) => {
    for (const name of latin) expect(soundsOf(name)).toContain(soundOf(cyrillic));
  });

  test('but a word without letters has no sound', () => {
    expect(['', '123', '🦊', '++'].map(soundOf)).toEqual(['', '', '', '']);
  });
});

test('two words one typo apart share an omission', () => {
  for (const typo of ['Ивнов', 'Иваанов', 'Иввнов', 'Иваонв']) {
    expect(editDistance('Иванов', typo)).toBe(1);
    const own = new Set(omissions('Иванов'));
    expect(omissions(typo).some((word) => own.has(word))).toBe(true);
  }
  expect([editDistance('', 'аб'), editDistance('кот', 'кит'), editDistance('а', 'а')]).toEqual([
    2, 1, 0,
  ]);
});

test('a tag is kept whole, beside its words', () => {
  expect(new Set(tagWords('ASP.NET Core'))).toEqual(
    new Set(['asp.net core', 'asp.net', 'core', 'asp', 'net']),
  );
  expect(new Set(tagWords('C++'))).toEqual(new Set(['c++']));
});

test('no name or tag makes a token too long or empty', () => {
  const person = {
    first_name: 'ﷺ'.repeat(20),
    last_name: ' - ',
    middle_name: '',
    university: 'ﷺ'.repeat(100),
    looking_for_team: null,
  };
  const tokens = tokensOf({ ...person, tags: ['ﷺ'.repeat(40), '&', ' '], approved_at: new Date() });
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(1);
    expect(Buffer.byteLength(token)).toBeLessThan(300);
  }
});
