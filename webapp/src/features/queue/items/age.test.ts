import { expect, it } from 'vitest';
import { sayAge } from './age.ts';

it('says an age of an hour or more in its largest whole unit', () => {
  const now = Date.parse('2026-01-10T12:00:00Z');
  const said = (iso: string) => sayAge(iso, now);
  expect(said('2026-01-10T11:59:30Z')).toBeUndefined();
  expect(said('2026-01-10T11:59:00Z')).toBeUndefined();
  expect(said('2026-01-10T11:05:00Z')).toBeUndefined();
  expect(said('2026-01-10T11:00:00Z')).toBe('1\u00a0час');
  expect(said('2026-01-10T08:30:00Z')).toBe('3\u00a0часа');
  expect(said('2026-01-09T12:00:00Z')).toBe('24\u00a0часа');
  expect(said('2026-01-08T11:00:00Z')).toBe('2\u00a0дня');
  expect(said('2026-01-10T12:00:05Z')).toBeUndefined();
});
