import { expect, test } from 'vitest';
import { line } from './text.ts';

const read = (value: string) => line(200).parse(value);

test.each([
  'Re\u034Fact',
  'R\u{E0041}eact',
  'Re\u061Cact',
  'React\uFE0F',
  'Re\u200Dact',
  'React\u200C',
  'R\u2060eact',
  'Re\u180Eact',
])('a line holds nothing that nobody sees: %j', (value) => {
  expect(read(value)).toBe('React');
});

test.each(['👩‍💻 Код', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️‍🔥', '👍🏽', '❤️ к делу', 'Ёж й', 'Việt Nam'])(
  'but «%s» stays',
  (value) => {
    expect(read(value)).toBe(value.normalize('NFC'));
  },
);

test('marks are not piled up on a letter', () => {
  expect(read(`К${'\u0336\u0337\u0338\u0335'.repeat(9)}от`)).toMatch(/^К\p{M}{2}от$/u);
});
