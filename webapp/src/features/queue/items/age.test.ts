import { expect, it } from 'vitest';
import { sayAge } from './age.ts';

it('says an age in its largest whole unit', () => {
  const now = Date.parse('2026-01-10T12:00:00Z');
  const said = (iso: string) => sayAge(iso, now);
  expect(said('2026-01-10T11:59:30Z')).toBe('только что');
  expect(said('2026-01-10T11:59:00Z')).toBe('1 минута');
  expect(said('2026-01-10T11:05:00Z')).toBe('55 минут');
  expect(said('2026-01-10T08:30:00Z')).toBe('3 часа');
  expect(said('2026-01-09T12:00:00Z')).toBe('24 часа');
  expect(said('2026-01-08T11:00:00Z')).toBe('2 дня');
  expect(said('2026-01-10T12:00:05Z')).toBe('только что');
});
