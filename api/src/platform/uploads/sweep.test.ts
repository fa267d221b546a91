import { approveProfile, sendToModeration, updatePhoto } from '@kollab/contract';
import { existsSync } from 'node:fs';
import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { approve, author, create, edit, reject } from '#test/steps/projects.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';
import { sweepDaily, sweepFiles } from './sweep.ts';
import * as queries from './uploads.queries.ts';
import { twoColours } from '#test/pictures.ts';
import { storePicture } from '#test/uploads.ts';
import { assertOwnUploads } from './uploads.service.ts';

let png: Buffer;
const kollab = sharedApp();
beforeAll(async () => {
  png = await twoColours(40, 20);
});

const place = {
  company: 'Ромашка',
  department: 'Разработка',
  role: 'Инженер',
  workDurationYears: 2,
  startDate: null,
  endDate: null,
};
const later = (ms: number) => new Date(Date.now() + ms);
const pictureOf = ({ id }: Someone) => storePicture(kollab.context, id, png);
const isThere = (path: string) => existsSync(join(kollab.config.dataDir, path));
const sweep = () => sweepFiles(kollab.context, later(1000));
beforeEach(async () => void (await sweepFiles(kollab.context, later(60_000))));
const setPhoto = ({ call, telegramId }: Someone, photo: string) =>
  call(updatePhoto, { body: { telegramId, photo } });

test('what any record points to stays, the rest goes', async () => {
  const moderator = await kollab.moderator();
  const anya = await kollab.person({ firstName: 'Аня', lastName: 'Петрова' });
  const paths = await Promise.all(Array.from({ length: 6 }, () => pictureOf(anya)));
  const [approved = '', submitted = '', staged = '', logo = '', loose = '', other = ''] = paths;

  await setPhoto(anya, approved);
  await anya.call(sendToModeration, { body: { telegramId: anya.telegramId, changes: {} } });
  await moderator.call(approveProfile, { params: { telegramId: anya.telegramId }, body: {} });
  await setPhoto(anya, submitted);
  await anya.call(sendToModeration, { body: { telegramId: anya.telegramId, changes: {} } });
  await setPhoto(anya, staged);
  const experiences = JSON.stringify([{ ...place, logoUrl: logo }]);
  await kollab.set('users', anya, { experiences });

  expect(await sweep()).toBe(2);
  expect([approved, submitted, staged, logo].map(isThere)).toEqual([true, true, true, true]);
  expect([loose, other].map(isThere)).toEqual([false, false]);

  await setPhoto(anya, approved);
  await kollab.set('users', anya, { photo: null });
  await sweep();
  expect([approved, submitted].map(isThere)).toEqual([true, true]);
  expect(isThere(staged)).toBe(false);
});

test('covers stay whatever became of them, whoever owns the project now', async () => {
  const vera = await kollab.moderator();
  const [anya, ilya] = [await author(kollab), await kollab.person()];
  const paths = await Promise.all(Array.from({ length: 5 }, () => pictureOf(anya)));
  const [first = '', live = '', submitted = '', rejected = '', loose = ''] = paths;

  const project = await create(anya, { coverImage: first });
  await edit(anya, project, { coverImage: live });
  await approve(vera, project);
  await edit(anya, project, { coverImage: submitted });
  const other = await create(anya, { coverImage: rejected });
  await reject(vera, other, 'Слишком темно');
  await kollab.db.updateTable('projects').set({ owner_id: ilya.id }).execute();
  await kollab.db.updateTable('participants').set({ state: 'left' }).execute();

  expect(await sweep()).toBe(1);
  expect([first, live, submitted, rejected].map(isThere)).toEqual([true, true, true, true]);
  expect(isThere(loose)).toBe(false);
});

test('what is younger stays, and so does what is just about to be used', async () => {
  const ilya = await kollab.person();
  const path = await pictureOf(ilya);
  expect(await sweepFiles(kollab.context, later(-60_000))).toBe(0);
  await kollab.db.transaction().execute(async (trx) => {
    await assertOwnUploads(trx, ilya.id, { photo: path });
    expect(await sweep()).toBe(0);
  });
  expect(isThere(path)).toBe(true);
  expect(await sweep()).toBe(1);
  expect(isThere(path)).toBe(false);
});

test('files that a crash left without a record go', async () => {
  const folder = join(kollab.config.dataDir, 'uploads');
  const old = later(-90_000_000);
  for (const name of ['lost.webp', '.half.webp', 'young.webp']) {
    await writeFile(join(folder, name), png);
    if (name !== 'young.webp') await utimes(join(folder, name), old, old);
  }
  expect(await sweepFiles(kollab.context, later(-80_000_000))).toBe(2);
  expect(await readdir(folder)).toContain('young.webp');
});

test('what is loose among more than fits one go is swept too, at the start of the API', async () => {
  const vera = await kollab.person();
  const values = Array.from({ length: 450 }, (_, index) => ({
    path: `/uploads/old-${index}.webp`,
    owner_id: vera.id,
    created_at: later(-90_000_000),
  }));
  await kollab.db.insertInto('uploads').values(values).execute();
  const paths = values.map(({ path }) => path);
  const used = paths.filter((_, index) => index % 3 > 0);
  const experiences = JSON.stringify(used.map((logoUrl) => ({ ...place, logoUrl })));
  await kollab.set('users', vera, { experiences });
  const onError = vi.fn<(error: Error) => void>();
  const sweeping = sweepDaily(kollab.context, onError);
  const uploads = kollab.db.selectFrom('uploads').where('owner_id', '=', vera.id);
  const left = async () => (await uploads.select('path').execute()).map(({ path }) => path);
  await vi.waitFor(async () => expect((await left()).toSorted()).toEqual(used.toSorted()), 15_000);
  await sweeping.stop();
  expect(onError).not.toHaveBeenCalled();
});

test('a stopped sweep leaves the rest for the next', async () => {
  const vera = await kollab.person();
  const path = await pictureOf(vera);
  expect(await sweepFiles(kollab.context, later(1000), AbortSignal.abort())).toBe(0);
  expect(isThere(path)).toBe(true);
  await sweep();
  expect(isThere(path)).toBe(false);
});

test('a picture that is sent again while it is swept stays', async () => {
  const ilya = await kollab.person();
  const path = await pictureOf(ilya);
  const [before, digest] = [later(1000), 'ab'.repeat(32)];
  await queries.setDigest(kollab.db, path, digest);
  const aged = await queries.listAged(kollab.db, before, undefined, 1000);
  expect(aged.map((one) => one.path)).toContain(path);
  await queries.renewUploads(kollab.db, ilya.id, [digest], later(2000));
  const locked = await kollab.db
    .transaction()
    .execute((trx) => queries.lockUnused(trx, before, [path]));
  expect(locked).toEqual([]);
});
