import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { faults } from './list.ts';

const root = resolve(import.meta.dirname, '../../..');
const page = resolve(root, 'docs/failures.md');
const parts = ['People', 'You see', 'Do'];

const partsOf = (text: string) => [...text.matchAll(/^- \*\*(.+?)\*\*/gm)].map(([, part]) => part);

function expectParts(text: string, known: string[]) {
  const found = partsOf(text);
  expect(found).toEqual(known.filter((part) => found.includes(part)));
  expect(found.length).toBeGreaterThan(0);
}

test('docs/failures.md tells of every fault that is tried, in its order, and of no other', async () => {
  const [, ...sections] = (await readFile(page, 'utf8')).split(/^## /m);
  // What documents.test.ts looks at.
  expect(sections.pop()).toMatch(/^Containers\n/);
  const elsewhere = sections.pop() ?? '';
  expect(elsewhere).toMatch(/^Tried elsewhere\n/);
  const [, ...others] = elsewhere.split(/^### /m);
  expect(others.length).toBeGreaterThan(0);
  for (const text of others) {
    expectParts(text, [...parts, 'Tried by']);
    const [, file = ''] = /^- \*\*Tried by\*\* `([^`]+)`/m.exec(text) ?? [];
    expect(existsSync(resolve(root, file))).toBe(true);
  }
  expect(sections.map((text) => text.split('\n')[0])).toEqual(faults.map(({ name }) => name));
  for (const text of sections) expectParts(text, parts);
});
