import { expect, it } from 'vitest';
import { sayMoment } from './moment.ts';

it('says a moment as one does', () => {
  const now = new Date(2026, 4, 10, 18, 0);
  expect(sayMoment(new Date(2026, 4, 10, 14, 5).toISOString(), now)).toBe('сегодня, 14:05');
  expect(sayMoment(new Date(2026, 4, 9, 9, 5).toISOString(), now)).toBe('вчера, 09:05');
  expect(sayMoment(new Date(2026, 2, 3, 9, 5).toISOString(), now)).toBe('3 марта, 09:05');
  expect(sayMoment('nonsense', now)).toBe('');
});
