import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dominantColours, paletteOf } from './palette.ts';

const pixels = (...parts: [count: number, red: number, green: number, blue: number][]) =>
  Uint8Array.from(
    parts.flatMap(([count, ...colour]) => Array.from({ length: count }, () => colour).flat()),
  );

const light = (value: number) =>
  value / 255 <= 0.040_45 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;

const contrast = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16),
  );
  return 1.05 / (0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) + 0.05);
};

test('colours come by how much of them there is, three at most', () => {
  const found = dominantColours(
    pixels([30, 160, 0, 0], [40, 0, 0, 160], [20, 0, 90, 0], [10, 90, 0, 90]),
  );
  expect(found).toEqual(['#0000a0', '#a00000', '#005a00']);
});

test('what looks alike is one colour', () => {
  expect(
    dominantColours(pixels([10, 10, 20, 200], [9, 12, 22, 198], [8, 20, 34, 220])),
  ).toHaveLength(1);
});

test.each([
  [255, 255, 255],
  [255, 255, 0],
  [120, 220, 255],
  [255, 120, 120],
  [0, 0, 0],
])('white text reads over what becomes of rgb(%i, %i, %i)', (red, green, blue) => {
  const [colour = ''] = dominantColours(pixels([5, red, green, blue]));
  expect(colour).toMatch(/^#[\da-f]{6}$/);
  expect(contrast(colour)).toBeGreaterThanOrEqual(4.5);
});

test('dark colours stay as they are, bright ones keep their hue', () => {
  expect(dominantColours(pixels([1, 40, 20, 60]))).toEqual(['#28143c']);
  const [yellow = ''] = dominantColours(pixels([1, 255, 255, 0]));
  expect(yellow).toMatch(/^#(..)\1(00)$/);
});

test('a picture has them too, one that is see through included', async () => {
  const create = {
    width: 40,
    height: 20,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  expect(await paletteOf(await sharp({ create }).webp().toBuffer())).toEqual(['#000000']);
  expect(dominantColours(new Uint8Array())).toEqual([]);
});
