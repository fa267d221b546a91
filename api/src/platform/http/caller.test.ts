import { expect, test } from 'vitest';
import { identify } from './caller.ts';

const secrets = { botToken: '7000000000:test-token', botApiToken: 'internal' };
const actingFor = (telegramId: string) =>
  identify({ authorization: 'Bearer internal', 'x-telegram-id': telegramId }, secrets, new Date());

test('the bot acts for the person whose id it writes as Telegram does', () => {
  expect(actingFor('7000000006')).toMatchObject({ person: { telegramId: 7_000_000_006 } });
});

test.each([
  ['with a leading zero', '07000000006'],
  ['with a sign', '+7'],
  ['with a space', ' 7'],
  ['as another number', '0x7'],
  ['with an exponent', '1e3'],
  ['as a fraction', '7.0'],
  ['beyond what is exact', '9007199254740992'],
  ['of nobody', '0'],
  ['below zero', '-7'],
  ['empty', ''],
  ['twice', '7, 7'],
  ['of Telegram itself', '777000'],
  ['of administrators who hide', '1087968824'],
  ['of who writes as a channel', '136817688'],
])('an id %s is nobody’s', (_, telegramId) => {
  expect(() => actingFor(telegramId)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
});
