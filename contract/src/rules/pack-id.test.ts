import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { packId } from './pack-id.ts';
import { unpackId } from './unpack-id.ts';

test('an id packed into 22 characters comes back whole', () => {
  for (let round = 0; round < 100; round += 1) {
    const id = randomUUID();
    expect(packId(id)).toMatch(/^[\w-]{22}$/);
    expect(unpackId(packId(id))).toBe(id);
  }
});

const packed = '----____T_-__________w';

test('an id is packed in letters that an address may hold', () => {
  expect(packId('fbefbeff-ffff-4fff-bfff-ffffffffffff')).toBe(packed);
});

test.each([
  '',
  `!${packed}`,
  `${packed}!`,
  'short',
  'a'.repeat(21),
  'a'.repeat(23),
  'ы'.repeat(22),
  '!'.repeat(22),
])('%j is no packed id', (junk) => {
  expect(unpackId(junk)).toBeUndefined();
});
