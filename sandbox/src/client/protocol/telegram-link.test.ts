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

test('a link with startgroup asks for a group, with the rights it proposes', () => {
  const link = 'https://t.me/kollab_bot?startgroup=abc&admin=invite_users+pin_messages';
  expect(readTelegramLink(link, 'kollab_bot')).toEqual({
    kind: 'startGroup',
    parameter: 'abc',
    rights: ['invite_users', 'pin_messages'],
  });
});

test.each(['https://t.me/+AbC-d_1', '/joinchat/AbC-d_1'])('%s leads into a group', (link) => {
  expect(readTelegramLink(link, 'kollab_bot')).toMatchObject({ kind: 'join' });
});

test('a link under the mini-app’s name opens it with its parameter too', () => {
  expect(readTelegramLink('https://t.me/kollab_bot/app?startapp=project_7', 'kollab_bot')).toEqual({
    kind: 'app',
    startParam: 'project_7',
  });
});

test('a share link offers its address and its text', () => {
  const link =
    '/share/url?url=https%3A%2F%2Ft.me%2Fkollab_bot%3Fstartapp%3Dp_1&text=Проект%20«Карта»';
  expect(readTelegramLink(link, 'kollab_bot')).toEqual({
    kind: 'share',
    url: 'https://t.me/kollab_bot?startapp=p_1',
    text: 'Проект «Карта»',
  });
  expect(readTelegramLink('https://t.me/share?url=https%3A%2F%2Fa.test', 'kollab_bot')).toEqual({
    kind: 'share',
    url: 'https://a.test',
    text: '',
  });
  expect(readTelegramLink('/share/url?text=без%20адреса', 'kollab_bot')?.kind).toBe('elsewhere');
});

test('another name leads elsewhere, another host is not Telegram', () => {
  expect(readTelegramLink('/anya_k', 'kollab_bot')).toEqual({
    kind: 'elsewhere',
    url: 'https://t.me/anya_k',
  });
  expect(readTelegramLink('//evil.test/kollab_bot?startapp=1', 'kollab_bot')).toBeUndefined();
  expect(readTelegramLink('https://', 'kollab_bot')).toBeUndefined();
});
