import { expect, test } from 'vitest';
import { inert, plainText } from './rich-text.ts';

const inertIn = (text: string) =>
  inert(text).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.text]));

test.each([
  ['пишите @kollab_help', ['@kollab_help']],
  ['https://evil.example/a b', ['https://evil.example/a']],
  ['t.me/x и evil.ru', ['t.me/x', 'evil.ru']],
  ['tg://resolve?domain=x', ['tg://resolve?domain=x']],
  ['a＠b.ru evil。com', ['a＠b.ru', 'evil。com']],
  ['+7 999 123-45-67', ['+7', '999', '123-45-67']],
  ['/start #тег $TON', ['/start', '#тег', '$TON']],
  ['Привет. Я Аня, пишу код!', []],
])('what a messenger would make a link of is told apart: %s', (text, found) => {
  expect(inertIn(text)).toEqual(found);
  expect(plainText(inert(text))).toBe(text);
});

test('a text full of links is one piece, since a message has room for few looks', () => {
  const text = 'a.b '.repeat(60);
  expect(inert(text)).toEqual([{ text, inert: true }]);
});
