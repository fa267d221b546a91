import { expect, test } from 'vitest';
import { measureGrowth } from './growth.ts';
import { listForgotten, reads } from '#src/dataset/reads.ts';
import { toSection } from './sizing.ts';

test('every read of the contract is measured', () => {
  expect(listForgotten()).toEqual([]);
});

test('every read is answered, and the page tells what it costs', async () => {
  const growth = await measureGrowth({
    people: [1000],
    say: () => undefined,
    // What the API does by itself as it begins is in fewer than half of them.
    effort: { perSlice: 1, slices: 7 },
  });
  expect([...growth.figures.keys()]).toEqual(Object.keys(reads));
  const withoutQueries = [...growth.figures].filter(([, [least]]) => least?.queries === 0);
  expect(withoutQueries.map(([name]) => name)).toEqual(
    expect.arrayContaining(['getLive', 'getPolicy']),
  );
  expect(withoutQueries.length).toBeLessThanOrEqual(3);
  const section = toSection(growth);
  expect(section).toContain('every read stays within 1.5 × the pages');
  for (const name of Object.keys(reads)) expect(section).toContain(`| ${name} |`);
});
