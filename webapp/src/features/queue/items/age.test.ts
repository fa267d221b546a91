import { expect, it } from 'vitest';
import { sayAge } from './age.ts';

it('says an age of an hour or more in its largest whole unit', () => {
  const now = Date.parse('2026-01-10T12:00:00Z');
  const said = (iso: string) => sayAge(iso, now);
  expect(said('2026-01-10T11:59:30Z')).toBeUndefined();
  expect(said('2026-01-10T11:59:00Z')).toBeUndefined();
  expect(said('2026-01-10T11:05:00Z')).toBeUndefined();
  expect(said('2026-01-10T11:00:00Z')).toBe('1 час');
  expect(said('2026-01-10T08:30:00Z')).toBe('3 часа');
  expect(said('2026-01-09T12:00:00Z')).toBe('24 часа');
  expect(said('2026-01-08T11:00:00Z')).toBe('2 дня');
  expect(said('2026-01-10T12:00:05Z')).toBeUndefined();
});
