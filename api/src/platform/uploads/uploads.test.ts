import { ProfileChanges } from '@kollab/contract/schemas';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { shared, sharedApp } from '#test/test-app.ts';
import { withStoredLogos } from '#src/people/profiles/logos.service.ts';
import { storePicture } from '#test/uploads.ts';
import { assertOwnUploads } from './uploads.service.ts';
import { blankPng, heic, twoColours } from '#test/pictures.ts';

let png: Buffer;
const kollab = sharedApp();
const anya = shared(() => kollab.person());
beforeAll(async () => {
  png = await twoColours(400, 200);
});

const dataUrl = (content: Buffer, type = 'image/png') =>
  `data:${type};base64,${content.toString('base64')}`;
const place = (logoUrl: string | null) => ({
  company: 'Ромашка',
  department: 'Разработка',
  role: 'Инженер',
  workDurationYears: 2,
  logoUrl,
});
const read = (...logos: (string | null)[]) => {
  const result = ProfileChanges.safeParse({ experiences: logos.map(place) });
  return result.success ? result.data : undefined;
};
const store = (...logos: (string | null)[]) =>
  withStoredLogos(kollab.context, { person: anya }, read(...logos) ?? {}, async (stored) => stored);

test('a logo sent along becomes a small picture of ours', async () => {
  const kept = await storePicture(kollab.context, anya.id, png);
  const { experiences } = await store(null, dataUrl(png), kept, dataUrl(heic('upright')));
  const [none, logo, same, other] = (experiences ?? []).map(({ logoUrl }) => logoUrl);
  expect([none, same]).toEqual([null, kept]);
  expect(other).toMatch(/^\/uploads\//);
  const file = join(kollab.config.dataDir, logo ?? '');
  const { format, width, height } = await sharp(await readFile(file)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 160, height: 80 });
  await assertOwnUploads(kollab.db, anya.id, { experiences });
});

test.each<[string, () => Buffer, string]>([
  ['text', () => Buffer.from('Просто текст, который назвали логотипом'), 'unsupportedPicture'],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'unsupportedPicture'],
  ['5 megapixels', () => blankPng(2240), 'logoTooLarge'],
])('a logo of %s is refused by the name of its field', async (_, content, code) => {
  const answer = store(null, dataUrl(content()));
  const field = 'experiences.1.logoUrl';
  await expect(answer).rejects.toMatchObject({ code, details: { field } });
});

test('a data URL of another form, or over 200 KB, is not even read', () => {
  const largest = Buffer.alloc(200 * 1024);
  expect(read(dataUrl(largest))).toBeDefined();
  const base64 = png.toString('base64');
  for (const url of [
    dataUrl(Buffer.alloc(201 * 1024)),
    `data:text/html;base64,${base64}`,
    `data:image/png,${base64}`,
    `data:image/png;base64,${base64}"onerror="`,
    `data:image/png;charset=x;base64,${base64}`,
    'data:image/png;base64,',
    'https://example.com/a.png',
  ]) {
    expect(read(url)).toBeUndefined();
  }
});

test('only what one uploaded oneself may be shown', async () => {
  const ilya = await kollab.person();
  const [own, foreign] = [
    await storePicture(kollab.context, anya.id, png),
    await storePicture(kollab.context, ilya.id, png),
  ];
  const check = (changes: Pick<ProfileChanges, 'photo' | 'experiences'>) =>
    assertOwnUploads(kollab.db, anya.id, changes);
  await expect(check({ photo: own })).resolves.toBeUndefined();
  await expect(check({ photo: null, experiences: read(null, own)?.experiences })).resolves.toBe(
    undefined,
  );
  for (const photo of [foreign, '/uploads/made-up.webp']) {
    await expect(check({ photo })).rejects.toMatchObject({
      code: 'badInput',
      details: { field: 'photo' },
    });
  }
  await expect(check({ experiences: read(own, foreign)?.experiences })).rejects.toMatchObject({
    code: 'badInput',
    details: { field: 'experiences.1.logoUrl' },
  });
});
