import { render, screen } from '@testing-library/react';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Pattern } from './pattern.tsx';

const read = (file: string) => readFile(resolve(import.meta.dirname, file), 'utf8');
const idOf = (index: number) => `0197f3a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

function look(seed: string) {
  const { unmount } = render(<Pattern seed={seed} />);
  const { dataset, style } = screen.getByTestId('pattern');
  const seen = { kind: dataset['kind'], style: style.cssText };
  unmount();
  return seen;
}

test('a pattern is the same each time, and projects next to each other differ', () => {
  const looks = Array.from({ length: 100 }, (_, index) => look(idOf(index)));
  expect(look(idOf(7))).toEqual(looks[7]);
  expect(new Set(looks.map((one) => JSON.stringify(one))).size).toBeGreaterThan(95);
});

test('each kind is drawn by the style sheet, and each is met', async () => {
  const sheet = await read('pattern.module.css');
  const drawn = new Set([...sheet.matchAll(/data-kind='(\d)'/g)].map(([, kind]) => kind));
  const met = new Set(Array.from({ length: 100 }, (_, index) => look(idOf(index)).kind));
  expect(drawn.size).toBeGreaterThan(5);
  expect(met).toEqual(drawn);
});

test('it is no lighter than its two colours: what is mixed in is darker', async () => {
  const sheet = await read('pattern.module.css');
  const used = new Set([...sheet.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name]) => name));
  const measures = ['--size', '--half', '--x', '--y', '--turn'];
  const paints = ['--first', '--second', '--ink', '--shade', '--backdrop'];
  expect(used).toEqual(new Set([...measures, ...paints]));
  expect(await read('../styles/tokens.css')).toMatch(/--backdrop: #0000008\d;/);
});

/** Of a colour such as #3f78b5, as WCAG measures it. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('white letters stand out from each of its colours by 4.5 to 1', async () => {
  const tokens = await read('../styles/tokens.css');
  const pairs = [...tokens.matchAll(/--pair-\d(?:-deep)?: (#[\da-f]{6});/g)];
  expect(pairs).toHaveLength(14);
  const faint = pairs.filter(([, colour = '']) => 1.05 / (luminanceOf(colour) + 0.05) < 4.5);
  expect(faint.map(([said]) => said)).toEqual([]);
});
