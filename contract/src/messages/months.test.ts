import { expect, it } from 'vitest';
import { monthSpan } from './months.ts';

it.each([
  ['2026-03', '2026-07', 'март – июль 2026', 'March – July 2026'],
  ['2026-03', '2026-03', 'март 2026', 'March 2026'],
  ['2025-11', '2026-01', 'ноябрь 2025 – январь 2026', 'November 2025 – January 2026'],
])('says from %s to %s in words', (since, until, russian, english) => {
  expect(monthSpan({ since, until }, 'ru')).toBe(russian);
  expect(monthSpan({ since, until }, 'en')).toBe(english);
});
