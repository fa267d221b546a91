import sharp from 'sharp';

const side = 48;
const most = 3;

/** Least contrast of white text over a colour (WCAG AA). */
const contrast = 4.5;
const darkEnough = 1.05 / contrast - 0.05;

/** Sum of differences per channel from which two colours look different. */
const different = 72;

type Colour = readonly [red: number, green: number, blue: number];

const toLight = (value: number) => {
  const part = value / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const fromLight = (light: number) =>
  Math.floor(255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055));

const luminance = ([red, green, blue]: Colour) =>
  0.2126 * toLight(red) + 0.7152 * toLight(green) + 0.0722 * toLight(blue);

function darken(colour: Colour): Colour {
  const factor = Math.min(1, darkEnough / luminance(colour));
  if (factor === 1) return colour;
  const [red, green, blue] = colour.map((value) => fromLight(toLight(value) * factor));
  return [red ?? 0, green ?? 0, blue ?? 0];
}

const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0);

const toHex = (colour: Colour) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

function averages(pixels: Uint8Array): Colour[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = ((red >> 5) << 6) | ((green >> 5) << 3) | (blue >> 5);
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] };
    group.count += 1;
    group.sum[0] += red;
    group.sum[1] += green;
    group.sum[2] += blue;
    groups.set(key, group);
  }
  return [...groups.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, sum: [red, green, blue] }) => [
      Math.round(red / count),
      Math.round(green / count),
      Math.round(blue / count),
    ]);
}

/**
 * Up to three different colours of RGB pixels as `#rrggbb`, the most present first, each dark enough
 * for white text.
 */
export function dominantColours(pixels: Uint8Array): string[] {
  const chosen: Colour[] = [];
  for (const colour of averages(pixels)) {
    const dark = darken(colour);
    if (chosen.every((other) => distance(dark, other) >= different)) chosen.push(dark);
    if (chosen.length === most) break;
  }
  return chosen.map(toHex);
}

/** The colours of a picture of ours, see through parts as on black. */
export async function paletteOf(picture: Buffer): Promise<string[]> {
  const pixels = await sharp(picture)
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#000000' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return dominantColours(pixels);
}
