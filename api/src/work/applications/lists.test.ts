import {
  getVacancy,
  leaveProject,
  limits,
  listAllApplications,
  listOwnApplications,
  listProjectApplications,
} from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { readPages } from '#test/read-pages.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp } from '#test/test-app.ts';
import {
  applyTo,
  at,
  decide,
  listOwn,
  listWaiting,
  type Place,
  readOne,
  withdraw,
} from '#test/steps/applications.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.person({ firstName: 'Аня', username: 'anya_lis' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', username: 'ilya_kim' }));

const titles = (list: { vacancyTitle: string }[]) => list.map((one) => one.vacancyTitle);

/** Applications put in at once, every third at the same moment as the one before it. */
async function insertMany(place: Place, people: string[], vacancies: string[]) {
  const start = Date.now() - 60 * 60_000;
  const rows = people.flatMap((userId) =>
    vacancies.map((vacancyId) => ({ userId, vacancyId, id: uuid() })),
  );
  const values = rows.map(({ id, userId, vacancyId }, index) => ({
    id,
    project_id: place.id,
    vacancy_id: vacancyId,
    user_id: userId,
    cover_letter: String(index),
    status: 'Pending' as const,
    created_at: new Date(start + Math.floor(index / 3) * 1000),
  }));
  await kollab.db.insertInto('applications').values(values).execute();
}

test('of an own vacancy are counted and listed alone, and name the cover of their project', async () => {
  const place = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
  const [, vacancyId = ''] = place.vacancyIds;
  expect(await applyTo(ilya, place)).toMatchObject({ coverImage: null });
  await applyTo(ilya, at(place, 1));
  await applyTo(await kollab.person(), at(place, 1));
  const params = { projectId: place.id };
  const counted = async (reader: typeof anya) =>
    (await reader.call(getVacancy, { params: { ...params, vacancyId } })).applicationsCount;
  expect([await counted(anya), await counted(ilya)]).toEqual([2, null]);
  const coverImage = '/uploads/cover.webp';
  await kollab.set('projects', place, { cover_image: coverImage });
  const list = await anya.call(listProjectApplications, { params, query: { vacancyId } });
  const row = { vacancyTitle: 'Два', coverImage };
  expect(list).toMatchObject([row, row]);
  expect(await listWaiting(anya, place)).toHaveLength(3);
  expect(await listOwn(ilya)).toMatchObject([{ coverImage }, { coverImage }]);
});

describe('one’s own applications', () => {
  test('come newest first, one per vacancy, without those taken back', async () => {
    const place = await sampleProject(kollab, {
      owner: anya,
      vacancies: ['Раз', 'Два', 'Три', 'Четыре'],
    });
    for (const index of [0, 1, 2, 3]) await applyTo(ilya, at(place, index));
    await withdraw(ilya, at(place, 1));
    await withdraw(ilya, at(place, 0));
    await applyTo(ilya, at(place, 0), { coverLetter: 'Ещё раз' });
    await decide(anya, at(place, 2), ilya, 'Rejected');
    const list = await listOwn(ilya);
    expect(titles(list)).toEqual(['Раз', 'Четыре', 'Три']);
    expect(list[0]).toMatchObject({ coverLetter: 'Ещё раз', status: 'Pending' });
    expect(titles(await listOwn(ilya, { status: 'Rejected' }))).toEqual(['Три']);
    expect(titles(await listOwn(ilya, { status: 'Pending' }))).toEqual(['Раз', 'Четыре']);
    expect(await listOwn(ilya, { status: 'Accepted' })).toEqual([]);
  });

  test('of an applied-again vacancy show only how it stands now, whatever the filter', async () => {
    const place = await sampleProject(kollab, { owner: anya, places: 2 });
    await applyTo(ilya, place);
    await decide(anya, place, ilya, 'Accepted');
    await ilya.call(leaveProject, { body: { projectId: place.id } });
    await applyTo(ilya, place);
    expect(await listOwn(ilya)).toMatchObject([{ status: 'Pending', contact: null }]);
    expect(await listOwn(ilya, { status: 'Accepted' })).toEqual([]);
  });

  test('name the owner once accepted; a moderator sees this and everybody’s list without that', async () => {
    const place = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'] });
    await applyTo(ilya, place);
    await applyTo(ilya, at(place, 1));
    await decide(anya, place, ilya, 'Accepted');
    const contact = { telegramId: anya.telegramId, name: 'Аня', url: 'https://t.me/anya_lis' };
    expect(await listOwn(ilya)).toMatchObject([{ contact: null }, { contact }]);
    const hidden = [{ contact: null }, { contact: null }];
    expect(await listOwn(vera, {}, ilya)).toMatchObject(hidden);
    const all = await vera.call(listAllApplications, { query: {} });
    expect(all.filter(({ projectId }) => projectId === place.id)).toMatchObject(hidden);
    await expect(listOwn(vera, {}, { telegramId: 1 })).rejects.toMatchObject(
      refused('userNotFound', 404),
    );
  });

  test('120 of them come by fifty, each once', async () => {
    const titled = Array.from({ length: 120 }, (_, index) => `Место ${index}`);
    const place = await sampleProject(kollab, { owner: anya, vacancies: titled });
    await insertMany(place, [ilya.id], place.vacancyIds);
    const callPage = kollab.pagesFor(ilya);
    const params = { telegramId: ilya.telegramId };
    const pages = await readPages((cursor) =>
      callPage(listOwnApplications, { params, query: { limit: 50, cursor } }),
    );
    const seen = pages.flat().map(({ vacancyId }) => vacancyId);
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    const byDefault = await listOwn(ilya);
    expect(byDefault.map(({ vacancyId }) => vacancyId)).toEqual(seen.slice(0, limits.page));
    const moments = byDefault.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});

describe('what waits for the owner', () => {
  test('is pending only, oldest first, of nobody suspended', async () => {
    const place = await sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два', 'Три'] });
    const oleg = await kollab.person();
    await applyTo(oleg, place);
    for (const index of [2, 0, 1]) await applyTo(ilya, at(place, index));
    await decide(anya, at(place, 0), ilya, 'Rejected');
    expect(titles(await listWaiting(anya, place))).toEqual(['Раз', 'Три', 'Два']);
    await kollab.suspend(oleg);
    expect(titles(await listWaiting(anya, place))).toEqual(['Три', 'Два']);
    await kollab.set('users', oleg, { suspended_at: null });
    await withdraw(oleg, place);
    expect(titles(await listWaiting(anya, place))).toEqual(['Три', 'Два']);
  });

  test('says what its owner chooses by, of whom moderators approved, to nobody else', async () => {
    const place = await sampleProject(kollab, { owner: anya });
    const study = { university: 'МГУ', major: 'Математика', course: 2 };
    const tags = ['Figma', 'React'];
    await applyTo(ilya, place);
    await kollab.set('users', ilya, { ...study, tags: JSON.stringify(tags) });
    expect(await listWaiting(anya, place)).toMatchObject([{ applicant: null }]);
    await kollab.set('users', ilya, { approved_at: new Date() });
    const applicant = { ...study, course: '2', tags };
    expect(await listWaiting(anya, place)).toMatchObject([{ applicant }]);
    expect(await readOne(anya, place, ilya)).toMatchObject({ applicant });
    expect(await readOne(ilya, place, ilya)).toMatchObject({ applicant: null });
    expect(await listOwn(vera, {}, ilya)).toMatchObject([{ applicant: null }]);
  });

  test('of five hundred comes by page without a gap or a repeat', async () => {
    const titled = Array.from({ length: 5 }, (_, index) => `Место ${index}`);
    const place = await sampleProject(kollab, { owner: anya, vacancies: titled });
    const ids = Array.from({ length: 100 }, () => uuid());
    const people = ids.map((id, index) => ({ id, telegram_id: 4_000_000_000 + index }));
    await kollab.db.insertInto('users').values(people).execute();
    await insertMany(place, ids, place.vacancyIds);
    const callPage = kollab.pagesFor(anya);
    const params = { projectId: place.id };
    const pages = await readPages((cursor) =>
      callPage(listProjectApplications, { params, query: { limit: 70, cursor } }),
    );
    const letters = pages.flat().map(({ coverLetter }) => Number(coverLetter));
    expect(letters).toEqual(Array.from({ length: 500 }, (_, index) => index));
  });
});
