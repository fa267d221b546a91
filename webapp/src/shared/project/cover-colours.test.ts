import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { coverColours } from './cover-colours.ts';

const idOf = (index: number) => `0197f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`;
const none: string[] = [];

test('a cover’s own colours win, one or two of them stand in for three', () => {
  const of = (...palette: string[]) => Object.values(coverColours({ id: idOf(1), palette }));
  expect(of('#111111', '#222222', '#333333')).toEqual(['#111111', '#222222', '#333333']);
  expect(of('#111111', '#222222')).toEqual(['#111111', '#222222', '#222222']);
  expect(of('#111111')).toEqual(['#111111', '#111111', '#111111']);
});

test('projects without a cover differ, and each keeps its colours', async () => {
  const pairs = Array.from({ length: 70 }, (_, index) => {
    const colours = Object.values(coverColours({ id: idOf(index), palette: none }));
    expect(Object.values(coverColours({ id: idOf(index), palette: none }))).toEqual(colours);
    return String(colours[0]);
  });
  const used = new Set(pairs);
  const tokens = await readFile('src/kit/styles/tokens.css', 'utf8').catch(() =>
    readFile('webapp/src/kit/styles/tokens.css', 'utf8'),
  );
  const known = new Set([...tokens.matchAll(/(--pair-\d):/g)].map(([, name]) => `var(${name})`));
  expect(used).toEqual(known);
});
