import { expect, test } from 'vitest';
import { isServiceAccount } from './service-accounts.ts';

test.each([
  [777_000, true],
  [1_087_968_824, true],
  [136_817_688, true],
  [777_001, false],
  [100_001, false],
])('behind %i stands one of Telegram’s own: %s', (telegramId, isOwn) => {
  expect(isServiceAccount(telegramId)).toBe(isOwn);
});
