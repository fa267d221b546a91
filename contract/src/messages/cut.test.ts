import { expect, it } from 'vitest';
import { cut, cutLine } from './cut.ts';

it('cuts by whole characters', () => {
  expect(cut('  привет ', 6)).toBe('привет');
  expect(cut('😀😀😀', 2)).toBe('😀😀…');
  expect(cut(`я${'😀'.repeat(9)}`, 2)).toBe('я😀…');
  expect(cut('раз\nдва', 10)).toBe('раз\nдва');
  expect(cutLine('раз \n два', 10)).toBe('раз два');
});

it('cuts by what Telegram counts as well', () => {
  expect(cut('😀😀😀', 3, 6)).toBe('😀😀😀');
  expect(cut('😀😀😀', 3, 5)).toBe('😀😀…');
});
