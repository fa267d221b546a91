import { expect, test } from 'vitest';
import type { Piece } from './entities.ts';
import { splitText } from './entities.ts';

/** As `a<bold:b>`. */
function write(pieces: Piece[]): string {
  return pieces
    .map((piece) =>
      piece.type === 'text' ? piece.text : `<${piece.entity}:${write(piece.children)}>`,
    )
    .join('');
}

function split(text: string, ...entities: [type: string, offset: number, length: number][]) {
  return write(
    splitText(
      text,
      entities.map(([type, offset, length]) => ({ type, offset, length })),
    ),
  );
}

test('a text without entities is one piece', () => {
  expect(split('привет')).toBe('привет');
  expect(split('')).toBe('');
});

test('neighbouring entities keep the text between and around them', () => {
  expect(split('a b c d', ['bold', 2, 1], ['italic', 4, 1])).toBe('a <bold:b> <italic:c> d');
});

test('a nested entity lies inside the longer one, in whatever order they came', () => {
  const nested = 'один <bold:два <italic:три>>';
  expect(split('один два три', ['bold', 5, 7], ['italic', 9, 3])).toBe(nested);
  expect(split('один два три', ['italic', 9, 3], ['bold', 5, 7])).toBe(nested);
});

test('two entities over the same text nest', () => {
  expect(split('ab', ['bold', 0, 2], ['underline', 0, 2])).toBe('<bold:<underline:ab>>');
});

test('an entity that sticks out of another goes on after it', () => {
  expect(split('abcdef', ['bold', 0, 4], ['italic', 2, 4])).toBe('<bold:ab<italic:cd>><italic:ef>');
});

test('offsets count UTF-16 code units, so that text after emoji stays in place', () => {
  expect(split('👩‍🎨 Аня', ['bold', 6, 3])).toBe('👩‍🎨 <bold:Аня>');
});

test('an offset inside a surrogate pair does not cut it', () => {
  expect(split('a😀b', ['bold', 2, 2])).toBe('a<bold:😀b>');
});

test('senseless entities are dropped, overlong ones end with the text', () => {
  expect(
    split('abc', ['bold', 9, 1], ['bold', 1, 0], ['bold', 0.5, 1], ['bold', 1, Number.NaN]),
  ).toBe('abc');
  expect(split('abc', ['bold', 1, 99])).toBe('a<bold:bc>');
  expect(split('abc', ['bold', 2, -1])).toBe('abc');
});

test('the text is kept whole, however many entities there are', () => {
  const many = Array.from(
    { length: 500 },
    (_, at) => ['bold', at % 7, 3] as ['bold', number, number],
  );
  expect(split('0123456789', ...many).replaceAll(/<bold:|>/g, '')).toBe('0123456789');
});
