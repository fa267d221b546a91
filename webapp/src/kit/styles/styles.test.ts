import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '../..');
const tokens = 'kit/styles/tokens.css';
/** The first paint's bars stand for what is measured elsewhere. */
const skeletons = 'kit/styles/boot.css';

/** Distances in px; beyond the last they measure something of their own, such as a bar. */
const distances = new Set([0, 1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24]);

async function declarations() {
  const files = await readdir(source, { recursive: true });
  const sheets = files.filter((file) => file.endsWith('.css') && file !== tokens);
  const texts = await Promise.all(sheets.map((file) => readFile(join(source, file), 'utf8')));
  return sheets.flatMap((file, at) =>
    [...(texts[at] ?? '').matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)].map(
      ([, property = '', value = '']) => ({ file, property, value }),
    ),
  );
}

const said = ({ file, property, value }: { file: string; property: string; value: string }) =>
  `${file} ${property}: ${value}`;

test('every colour and every size of type is a token', async () => {
  const all = await declarations();
  expect(all.length).toBeGreaterThan(1000);
  const named = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;
  const colours = all.filter(({ value }) => named.test(value));
  const sizes = all.filter(
    ({ property, value }) => property === 'font-size' && !/var\(--[a-z]+-size\)/.test(value),
  );
  expect([...colours, ...sizes].map(said)).toEqual([]);
});

test('distances are those of one scale', async () => {
  const spaces = (await declarations()).filter(
    ({ file, property }) =>
      file !== skeletons && /^(?:padding|margin|gap|row-gap|column-gap)\b/.test(property),
  );
  const others = spaces.filter(({ value }) =>
    [...value.matchAll(/-?(\d+(?:\.\d+)?)px/g)].some(
      ([, px]) => Number(px) <= 24 && !distances.has(Number(px)),
    ),
  );
  expect(others.map(said)).toEqual([]);
});
