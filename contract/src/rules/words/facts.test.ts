import { expect, test } from 'vitest';
import { sayFacts } from './facts.ts';

test.each([
  [['МГУ', 'Дизайн', '3 курс'], 'МГУ\u00a0· Дизайн\u00a0· 3 курс'],
  [['', 'Дизайн', null], 'Дизайн'],
  [['МГУ', undefined, '3 курс'], 'МГУ\u00a0· 3 курс'],
  [['Автор', false, '  '], 'Автор'],
  [['Ищет команду', 0], 'Ищет команду'],
  [[null, ''], ''],
] as const)('facts are said in one line, whichever of them are missing: %j', (facts, said) => {
  expect(sayFacts(...facts)).toBe(said);
});
