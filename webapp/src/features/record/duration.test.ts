import { expect, it } from 'vitest';
import { sayDuration } from './duration.ts';

it('says hours as one would', () => {
  expect(sayDuration(0.001)).toBe('меньше минуты');
  expect(sayDuration(0.3)).toBe('18 минут');
  expect(sayDuration(0.999)).toBe('1 час');
  expect(sayDuration(2.2)).toBe('2 часа');
  expect(sayDuration(47)).toBe('47 часов');
  expect(sayDuration(72)).toBe('3 дня');
});

it('has a word for what is not known, and for nothing at all', () => {
  expect(sayDuration(null)).toBe('—');
  expect(sayDuration(0)).toBe('меньше минуты');
});
