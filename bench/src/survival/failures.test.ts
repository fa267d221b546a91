import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './faults.ts';

const page = resolve(import.meta.dirname, '../../../docs/failures.md');
const parts = ['People see', 'The operator sees', 'What to do'];

test('docs/failures.md tells of every fault that is tried, in its order, and of no other', async () => {
  const [, ...sections] = (await readFile(page, 'utf8')).split(/^## /m);
  // What documents.test.ts looks at.
  expect(sections.pop()).toMatch(/^Containers\n/);
  expect(sections.map((text) => text.split('\n')[0])).toEqual(faults.map(({ name }) => name));
  for (const text of sections) {
    expect([...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, part]) => part)).toEqual(parts);
  }
});
