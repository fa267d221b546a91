import { expect, test } from 'vitest';
import { readTelegramLink } from './telegram-link.ts';

test('a startapp link of the bot opens the mini-app with its parameter', () => {
  expect(readTelegramLink('https://t.me/Kollab_bot?startapp=user_1', 'kollab_bot')).toEqual({
    kind: 'app',
    startParam: 'user_1',
  });
  expect(readTelegramLink('/kollab_bot/app', 'kollab_bot')).toEqual({ kind: 'app' });
});

test('a start link of the bot writes to it', () => {
  expect(readTelegramLink('/kollab_bot?start=abc', 'kollab_bot')).toEqual({
    kind: 'start',
    parameter: 'abc',
  });
});

test('another name leads elsewhere, another host is not Telegram', () => {
  expect(readTelegramLink('/anya_k', 'kollab_bot')).toEqual({
    kind: 'elsewhere',
    url: 'https://t.me/anya_k',
  });
  expect(readTelegramLink('//evil.test/kollab_bot?startapp=1', 'kollab_bot')).toBeUndefined();
  expect(readTelegramLink('https://', 'kollab_bot')).toBeUndefined();
});
