import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { normalisePicture, toJpeg } from './picture.ts';
import { type Judged, judgePicture } from './picture-header.ts';
import { blankPng, heic, oversizedHeic, phoneJpeg, twoColours } from '#test/pictures.ts';

async function normalised(sent: Buffer, signal = AbortSignal.timeout(30_000)) {
  const { content } = await normalisePicture(await judgePicture(sent, 'photo'), 'photo', signal);
  return content;
}

async function coloursOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    return [...data.subarray(start, start + channels)];
  };
  return { left: at(0.25, 0.5), right: at(0.75, 0.5), upper: at(0.5, 0.25), lower: at(0.5, 0.75) };
}

const nameOf = ([red = 0, , blue = 0]: number[]) => (red > blue ? 'red' : 'blue');

async function factsOf(picture: Buffer) {
  const facts = await sharp(picture).metadata();
  const { format, width, height, orientation, exif, icc, xmp, hasAlpha } = facts;
  return { format, width, height, hasAlpha, metadata: [orientation, exif, icc, xmp] };
}

const bare = [undefined, undefined, undefined, undefined];
const webp = (width: number, height: number, hasAlpha = false) => ({
  format: 'webp',
  width,
  height,
  hasAlpha,
  metadata: bare,
});

describe('a picture becomes one of ours', () => {
  test('48 megapixels of a phone: upright, small, without place and maker', async () => {
    const picture = await normalised(await phoneJpeg(8000, 6000));
    expect(await factsOf(picture)).toEqual(webp(480, 640));
    const { upper, lower } = await coloursOf(picture);
    expect([nameOf(upper), nameOf(lower)]).toEqual(['red', 'blue']);
    expect(picture.includes('Apple')).toBe(false);
  });

  test('PNG keeps what is transparent', async () => {
    const background = { r: 224, g: 32, b: 32, alpha: 0.5 };
    const create = { width: 900, height: 300, channels: 4 as const, background };
    const picture = await normalised(await sharp({ create }).png().toBuffer());
    expect(await factsOf(picture)).toEqual(webp(640, 213, true));
    const { left } = await coloursOf(picture);
    expect(left[3]).toBeCloseTo(128, -1);
  });

  test('WebP, never made larger', async () => {
    const content = await sharp(await twoColours(90, 30))
      .webp()
      .toBuffer();
    expect(await factsOf(await normalised(content))).toEqual(webp(90, 30));
  });

  test('HEIC of an iPhone: upright, in sRGB, without place and maker', async () => {
    const picture = await normalised(heic('upright'));
    expect(await factsOf(picture)).toMatchObject({ width: 64, height: 96, metadata: bare });
    const { upper, lower } = await coloursOf(picture);
    expect([nameOf(upper), nameOf(lower)]).toEqual(['red', 'blue']);
    expect(picture.includes('Apple')).toBe(false);
  });

  test('HEIC keeps what is transparent', async () => {
    const picture = await normalised(heic('transparent'));
    expect(await factsOf(picture)).toEqual(webp(96, 64, true));
    expect((await coloursOf(picture)).left[3]).toBeCloseTo(128, -1);
  });

  test('HEIC and JPEG of the same colours come out alike', async () => {
    const colours = [heic('upright'), await phoneJpeg(96, 64)].map(async (content) =>
      coloursOf(await normalised(content)),
    );
    const [fromHeic, fromJpeg] = await Promise.all(colours);
    for (const [index, value] of (fromJpeg?.upper ?? []).slice(0, 3).entries()) {
      expect(Math.abs(value - (fromHeic?.upper[index] ?? 0))).toBeLessThan(12);
    }
  });
});

let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  jpeg = await phoneJpeg(960, 640);
  png = await twoColours(960, 640);
});
const cut = (content: Buffer) => content.subarray(0, content.length / 2);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>';
const inFormat = async (format: 'gif' | 'tiff' | 'avif') =>
  sharp(await twoColours(96, 64))
    .toFormat(format)
    .toBuffer();

describe('refused is', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['text', 'unsupportedPicture', () => Buffer.from('Просто текст, который назвали фото')],
    ['nothing', 'unsupportedPicture', () => Buffer.alloc(0)],
    ['an SVG', 'unsupportedPicture', () => Buffer.from(svg)],
    ['a PDF', 'unsupportedPicture', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
    ['a GIF', 'unsupportedPicture', () => inFormat('gif')],
    ['a TIFF', 'unsupportedPicture', () => inFormat('tiff')],
    ['an AVIF', 'unsupportedPicture', () => inFormat('avif')],
    ['half a JPEG', 'unsupportedPicture', () => cut(jpeg)],
    ['half a PNG', 'unsupportedPicture', () => cut(png)],
    ['half a HEIC', 'unsupportedPicture', () => cut(heic('upright'))],
    ['HEIC of noise', 'unsupportedPicture', () => heic('upright').fill(7, 200)],
    ['a JPEG’s first bytes', 'unsupportedPicture', () => jpeg.subarray(0, 3)],
    ['100 megapixels of few bytes', 'pictureTooLarge', () => blankPng(10_000)],
    ['a HEIC of 400 megapixels', 'pictureTooLarge', () => oversizedHeic()],
  ])('%s: %s', async (_, code, content) => {
    await expect(normalised(await content())).rejects.toMatchObject({ code });
  });
});

test('HEIC waits its turn, and a full queue refuses', async () => {
  const asked = Array.from({ length: 7 }, () => normalised(heic('upright')));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    ...Array.from({ length: 2 }, () => 'rejected'),
  ]);
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
});

test('who hangs up while HEIC is decoded frees the place', async () => {
  const controller = new AbortController();
  const given = normalised(heic('large'), controller.signal);
  controller.abort();
  await expect(given).rejects.toMatchObject({ code: 'unavailable' });
  await expect(normalised(heic('upright'))).resolves.toHaveProperty('length');
});

describe('what is asked for as a JPEG', () => {
  const patience = AbortSignal.timeout(60_000);
  const most = 9;
  let stored: Buffer;
  let heavy: Judged;
  beforeAll(async () => {
    stored = await sharp(await twoColours(1280, 800))
      .webp()
      .toBuffer();
    const create = { width: 5000, height: 4000, channels: 3 as const, background: 'red' };
    heavy = await judgePicture(
      await sharp({ create }).png({ progressive: true }).toBuffer(),
      'photo',
    );
  });
  const ask = (asker: string) => toJpeg(async () => stored, patience, asker);

  test('leaves the line of heavy pictures to who sends them, and is there while that is full', async () => {
    expect(heavy.isHeavy).toBe(true);
    const asked = Promise.allSettled(Array.from({ length: 100 }, () => ask('one')));
    let left = most;
    const sent = Array.from({ length: most }, () =>
      normalisePicture(heavy, 'photo', patience).finally(() => (left -= 1)),
    );
    const jpeg = await ask('other');
    expect(left).toBeGreaterThan(0);
    expect((await sharp(jpeg).metadata()).format).toBe('jpeg');
    expect(await Promise.all(sent)).toHaveLength(most);
    const refused = (await asked).filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(84);
    expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
  });
});
