import { expect, it } from 'vitest';
import { sayDuration } from './duration.ts';

it('says hours in the largest unit that fits, shortly', () => {
  expect(sayDuration(0.001)).toBe('<\u00a01 мин');
  expect(sayDuration(0.3)).toBe('18 мин');
  expect(sayDuration(0.999)).toBe('1 ч');
  expect(sayDuration(2.2)).toBe('2 ч');
  expect(sayDuration(47)).toBe('47 ч');
  expect(sayDuration(72)).toBe('3 дн.');
});

it('has a word for what is not known, and for nothing at all', () => {
  expect(sayDuration(null)).toBe('—');
  expect(sayDuration(0)).toBe('<\u00a01 мин');
});
