import { afterEach, describe, expect, test, vi } from 'vitest';
import { isStorable, tidyLine, tidyText } from './tidy.ts';
import { line, text } from '#src/schemas/text.ts';

afterEach(() => vi.restoreAllMocks());

describe('a text that is far too long', () => {
  const marks = `a${'\u0301'.repeat(63_000)}${'\u0316'.repeat(63_000)}`;

  test.each([
    ['a line', line(100)],
    ['a text', text(10_000)],
  ])('is refused as %s before anything is done with it', (_, schema) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const { success } = schema.safeParse(marks);
    expect([success, normalize.mock.calls.length]).toEqual([false, 0]);
  });

  test('is not measured by accents typed apart, line ends of Windows or what cannot be seen', () => {
    const apart = 'й'.normalize('NFD');
    expect(line(20).parse(apart.repeat(20))).toBe('й'.repeat(20));
    expect(line(20).parse('ậ'.normalize('NFD').repeat(20))).toBe('ậ'.repeat(20));
    expect(text(2000).parse('й\r\n'.normalize('NFD').repeat(1000))).toHaveLength(1999);
    expect(line(3).parse('\u200Ba\u2066b\u2069c\u200D')).toBe('abc');
  });
});

const unseen = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u17B4',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2800',
  '\u3164',
  '\uFE0E',
  '\uFE0F',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{E0001}',
  '\u{E0041}',
  '\u{E007F}',
  '\u{E0100}',
  '\uE000',
  '\uF8FF',
  '\u{F0000}',
];
const codeOf = (sign: string) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase()}`;

test.each(unseen.map((sign) => [codeOf(sign), sign]))(
  '%s, which nobody sees, is in no text',
  (_, sign) => {
    for (const tidy of [tidyLine, tidyText]) {
      expect(tidy(`Rea${sign}ct${sign}`)).toBe('React');
      expect(tidy(`Реа${sign}кт${sign}`)).toBe('Реакт');
      expect(tidy(sign.repeat(3))).toBe('');
    }
  },
);

test.each([
  '👩‍👩‍👧‍👦',
  '🧑🏽‍💻',
  '❤️‍🔥',
  '🏳️‍🌈',
  '🏴‍☠️',
  '👁️‍🗨️',
  '🤷🏿‍♀️',
  '☝🏻',
  '☀️',
  '1️⃣',
  '#️⃣',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  '🇷🇺',
])('%s stays whole', (emoji) => {
  for (const tidy of [tidyLine, tidyText]) expect(tidy(`a${emoji}b`)).toBe(`a${emoji}b`);
});

test('what belongs to emoji hides in no word and makes no second picture of the same look', () => {
  expect(tidyLine('a👍\uFE0F')).toBe('a👍');
  expect(tidyLine('👍\u200Da')).toBe('👍a');
  expect(tidyLine('1\uFE0F2')).toBe('12');
  expect(tidyLine('🏴\u{E0041}')).toBe('🏴');
});

test('joiners stay where they make another word, in long texts', () => {
  for (const word of ['می‌خواهم', 'क्‍ष']) {
    expect(tidyText(`${word} a`)).toBe(`${word} a`);
    expect(tidyLine(word)).not.toContain('\u200C');
  }
});

describe('marks over letters', () => {
  test.each([
    ['Vietnamese', 'Nguyễn Thị Hồng Ậ'],
    ['Russian', 'й ё И́ван'],
    ['Greek', 'ᾧ'],
    ['phonetic', 'ɔ̰̃ t̪͡s̪'],
    ['Hebrew', 'שָּׁלוֹם'],
    ['Thai', 'ที่นี่'],
    ['Burmese', 'မြွှာ'],
    ['Hindi', 'हिन्दी'],
  ])('of %s stay, however they are typed', (_, words) => {
    expect(tidyLine(words.normalize('NFD'))).toBe(words.normalize('NFC'));
    expect(tidyText(words.normalize('NFD'))).toBe(words.normalize('NFC'));
  });

  test('are cut where they make towers', () => {
    const zalgo = Array.from('Проект', (letter) => letter + '\u0334\u0322\u031B\u0341'.repeat(5));
    expect(tidyLine(zalgo.join(''))).toMatch(/^(?:\p{L}\p{M}{0,2}){6}$/u);
    expect(tidyLine(`a${'\u0316\u200D\u0301\u034F'.repeat(9)}`)).toMatch(/^\p{L}\p{M}{0,2}$/u);
    expect(tidyText(`ɔ${'\u0330\u0303\u0301'.repeat(9)}`)).toMatch(/^ɔ\p{M}{3}$/u);
  });

  test('are cut to the first two in a line, to the first three in a text', () => {
    const marked = 'ɔ\u0330\u0303\u0301\u0302 ɔ\u0330\u0303\u0301\u0302';
    expect(tidyLine(marked)).toBe('ɔ\u0330\u0303 ɔ\u0330\u0303');
    expect(tidyText(marked)).toBe('ɔ\u0330\u0303\u0301 ɔ\u0330\u0303\u0301');
  });

  test('are the same after being tidied again', () => {
    const once = tidyText(`e${'\u0301\u0316\u0327'.repeat(30)} й`);
    expect(tidyText(once)).toBe(once);
  });
});

test.each(['a\u0000b', 'a\u001Bb', 'a\u0085b', 'a\u009Fb', 'a\uD800b'])(
  '%j is refused',
  (value) => {
    expect(text(10).safeParse(value).success).toBe(false);
  },
);

test.each([
  ['  a \t b\n\nc ', 'a b c', 'a \t b\n\nc'],
  ['a\rb\r\nc\n', 'a b c', 'a\nb\nc'],
  ['a\vb\u2028c\u2029\fd', 'a b c d', 'a\nb\nc\n\nd'],
])('%j is the line %j and the text %j', (value, asLine, asText) => {
  expect([tidyLine(value), tidyText(value)]).toEqual([asLine, asText]);
});

test.each([
  ['a\n\tb', true],
  ['', true],
  ['🦊 é\u00A0', true],
  ['\u0008', false],
  ['\u000B', false],
  ['\u007F', false],
  ['\u2028', false],
  ['\u2029', false],
  ['\uDC00a', false],
])('%j can be kept: %s', (value, isKept) => {
  expect(isStorable(value)).toBe(isKept);
});
