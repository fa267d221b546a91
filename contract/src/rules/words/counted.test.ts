import { expect, test } from 'vitest';
import { sayWaiting } from './counted.ts';
import { limits } from '#src/rules/limits.ts';

test('what waits is said in full, and with a plus where it is counted no further', () => {
  expect(sayWaiting(0)).toBe('0');
  expect(sayWaiting(3, 0, 4)).toBe('7');
  expect(sayWaiting(limits.waitingCounted - 1)).toBe('999');
  expect(sayWaiting(limits.waitingCounted)).toBe('1000+');
  expect(sayWaiting(5, limits.waitingCounted, 0)).toBe('1005+');
});
