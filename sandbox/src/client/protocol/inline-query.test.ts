import { expect, test } from 'vitest';
import { readInlineQuery } from './inline-query.ts';

test('the name of the bot and a space begin an inline query', () => {
  expect(readInlineQuery('@kollab_bot карта города', 'kollab_bot')).toBe('карта города');
  expect(readInlineQuery('@Kollab_Bot ', 'kollab_bot')).toBe('');
  expect(readInlineQuery(`@kollab_bot ${'я'.repeat(300)}`, 'kollab_bot')).toHaveLength(256);
});

test('another name, a name not yet finished, and a name in the middle do not', () => {
  expect(readInlineQuery('@kollab_bot', 'kollab_bot')).toBeUndefined();
  expect(readInlineQuery('@another_bot карта', 'kollab_bot')).toBeUndefined();
  expect(readInlineQuery('смотри @kollab_bot карта', 'kollab_bot')).toBeUndefined();
});
