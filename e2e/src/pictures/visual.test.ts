import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { allowedShare, compare } from './compare.ts';
import { referenceOf, shootAll } from './references.ts';

const reports = 'reports/visual';

/** The Chromium of the npm package is made for these machines; another draws other letters. */
const isComparable = process.platform === 'linux' && process.arch === 'x64';

/** It takes a while and needs references of the same day: `npm run visual`. */
const isAskedFor = process.env['VISUAL'] === 'on';

test('every screen looks as its reference; `npm run shots -- --references` renews them', async () => {
  test.skip(!isComparable || !isAskedFor);
  await mkdir(reports, { recursive: true });
  const strange: string[] = [];
  await shootAll(async ({ name }, picture) => {
    const { share, picture: show } = await compare(await referenceOf(name), picture);
    if (share <= allowedShare) return;
    await writeFile(`${reports}/${name}.png`, await show());
    strange.push(`${name}: ${(share * 100).toFixed(2)} % differ, see ${reports}/${name}.png`);
  });
  expect(strange).toEqual([]);
});

const plain = (width: number, colour: string) =>
  sharp({ create: { width, height: 100, channels: 3, background: colour } });

test('a moved line counts, and so does another size; a slightly other shade does not', async () => {
  const line = await sharp({
    create: { width: 100, height: 4, channels: 3, background: '#2481cc' },
  })
    .png()
    .toBuffer();
  const withLine = (top: number) =>
    plain(100, '#efeff4')
      .composite([{ input: line, left: 0, top }])
      .png()
      .toBuffer();
  const reference = await withLine(20);
  expect((await compare(reference, await withLine(20))).share).toBe(0);
  expect((await compare(reference, await withLine(22))).share).toBeCloseTo(0.04);
  const shade = await plain(100, '#eaeaf0')
    .composite([{ input: line, left: 0, top: 20 }])
    .png()
    .toBuffer();
  expect((await compare(reference, shade)).share).toBe(0);
  expect((await compare(reference, await plain(90, '#efeff4').png().toBuffer())).share).toBe(1);
});
