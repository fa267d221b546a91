import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { judgePicture } from './picture-header.ts';
import { blankPng, heic } from '#test/pictures.ts';

const judge = (content: Buffer) => judgePicture(content, 'photo');

describe('by its header alone', () => {
  test('a picture counts for its pixels, a HEIC for the largest size it names', async () => {
    expect(await judge(blankPng(1000))).toMatchObject({ pixels: 1_000_000, kind: 'png' });
    expect(await judge(heic('upright'))).toMatchObject({ pixels: 96 * 64, kind: 'heif' });
  });

  test('one of many small rows is refused, however few its pixels are', async () => {
    const thin = blankPng(1, { height: 65_536 });
    await expect(judge(thin)).rejects.toMatchObject({ code: 'pictureTooLarge' });
    await expect(judge(blankPng(1, { height: 65_535 }))).resolves.toBeDefined();
  });

  test('what is not read from top to bottom is known to take long', async () => {
    expect(await judge(blankPng(7048))).toMatchObject({ isHeavy: false });
    expect(await judge(blankPng(7048, { isInterlaced: true }))).toMatchObject({ isHeavy: true });
    const create = { width: 4000, height: 3600, channels: 3 as const, background: 'red' };
    const jpeg = (progressive: boolean) => sharp({ create }).jpeg({ progressive }).toBuffer();
    expect(await judge(await jpeg(false))).toMatchObject({ isHeavy: false });
    expect(await judge(await jpeg(true))).toMatchObject({ isHeavy: true });
  });
});

describe('texts in a PNG', () => {
  test('are left out before anything reads them, and the picture stays as it is', async () => {
    const bare = blankPng(64);
    const { content } = await judge(blankPng(64, { texts: [5_000_000, 10] }));
    expect(content).toEqual(bare);
  });

  test('of more than a hundred kinds are no picture’s', async () => {
    const texts = Array.from({ length: 101 }, () => 1);
    await expect(judge(blankPng(64, { texts }))).rejects.toMatchObject({
      code: 'unsupportedPicture',
    });
  });
});
