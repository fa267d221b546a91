import { expect, test } from 'vitest';
import { readId, readTelegramId, readUserRef } from './read-id.ts';

const id = '0b5e1c2a-3d4f-4a6b-8c7d-9e0f1a2b3c4d';

test('an id is read in whichever letters it is written', () => {
  expect(readId(id)).toBe(id);
  expect(readId(id.toUpperCase())).toBe(id);
});

test.each([
  undefined,
  null,
  '',
  'people',
  `x${id}`,
  `${id}0`,
  id.replaceAll('-', ''),
  id.replace('0b5e1c2a', '0b5e1c2g'),
  id.replace('-3d4f-', '-3d4-'),
  id.replace('-4a6b-', '-0a6b-'),
  id.replace('-4a6b-', '-9a6b-'),
  id.replace('-4a6b-', '-4xyz-'),
  id.replace('-8c7d-', '-7c7d-'),
  id.replace('-8c7d-', '-cc7d-'),
  id.replace('-8c7d-', '-8xyz-'),
  id.replace('9e0f1a2b3c4d', '9e0f1a2b3c4'),
  id.replace('9e0f1a2b3c4d', '9e0f1a2b3c4z'),
])('%j is no id', (text) => {
  expect(readId(text)).toBeUndefined();
});

test.each([
  ['1', 1],
  ['100001', 100_001],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('%j is the Telegram ID %i', (text, telegramId) => {
  expect(readTelegramId(text)).toBe(telegramId);
});

test.each([
  undefined,
  null,
  '',
  '0',
  '-1',
  '1.5',
  ' 1',
  '1x',
  '0x1f',
  '9007199254740992',
  '00000000000000001',
])('%j is no Telegram ID', (text) => {
  expect(readTelegramId(text)).toBeUndefined();
});

test('a person is named by an id of ours or by a Telegram ID', () => {
  expect(readUserRef(id)).toBe(id);
  expect(readUserRef('100001')).toBe(100_001);
  expect(readUserRef('anya')).toBeUndefined();
});
