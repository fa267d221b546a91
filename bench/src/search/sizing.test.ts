import { expect, test } from 'vitest';
import { toSection } from './sizing.ts';

test('what is found is told in two tables, of people and of the catalogue', () => {
  const section = toSection(1000, {
    people: [['full name', 9.94]],
    projects: 100,
    vacancies: 250,
    catalogue: { 'a name': { projects: 23.7, vacancies: 25.5 } },
  });
  const tables = section.split('\n\n').filter((part) => part.startsWith('|'));
  expect(tables.map((one) => one.trim().split('\n').at(-1))).toEqual([
    '| full name | 9.9 |',
    '| a name | 23.7 | 25.5 |',
  ]);
});
