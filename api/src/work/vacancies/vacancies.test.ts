import {
  type ApiError,
  closeVacancy,
  getVacancy,
  leaveProject,
  reopenVacancy,
} from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  applyTo,
  decide,
  listOwn,
  type Place,
  takeAll,
  withdraw,
} from '#test/steps/applications.ts';
import { author, create, vacancyInput } from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ким' }));
const place = fresh(() =>
  sampleProject(kollab, { owner: anya, vacancies: ['Раз', 'Два'], places: 2 }),
);

type Reader = Pick<Someone, 'call'>;
const paramsOf = ({ id, vacancyIds }: Place) => ({
  projectId: id,
  vacancyId: vacancyIds[0] ?? '',
});
const read = ({ call }: Reader, of = place) => call(getVacancy, { params: paramsOf(of) });
const close = ({ call }: Reader, rejectOthers?: boolean, of = place) =>
  call(closeVacancy, { params: paramsOf(of), body: { rejectOthers } });
const reopen = ({ call }: Reader, of = place) =>
  call(reopenVacancy, { params: paramsOf(of), body: {} });
const codesOf = (...acts: Promise<unknown>[]) =>
  Promise.all(acts.map((act) => act.catch((error: ApiError) => error.code)));
const set = (table: 'projects' | 'vacancies', id: string | undefined, values: object) =>
  kollab.set(table, { id: id ?? '' }, values);

describe('a vacancy', () => {
  test('is everybody’s to read', async () => {
    expect(await read({ call: kollab.anonymous })).toEqual({
      id: place.vacancyIds[0],
      projectId: place.id,
      title: 'Раз',
      level: null,
      experience: null,
      tags: [{ tagName: 'React' }],
      tasks: 'Сделать карту',
      requirements: '',
      conditions: '',
      hoursAWeek: null,
      until: null,
      isClosed: false,
      places: 2,
      placesLeft: 2,
      isFilled: false,
      projectTitle: 'Солнечная карта',
      coverImage: null,
      palette: [],
      telegramId: null,
      ownerName: 'Пользователь',
      applicationsCount: null,
      viewer: { isOwner: false, isMember: false, isInvited: false },
      applicationStatus: null,
      match: null,
      answerTime: null,
      awayUntil: null,
      isPaused: false,
      isAsked: false,
    });
  });

  test('says what the reader is to the project', async () => {
    const member = await kollab.person();
    const own = await sampleProject(kollab, { owner: anya, members: [member] });
    const viewerOf = async (reader: Reader) => (await read(reader, own)).viewer;
    const nobody = { isOwner: false, isMember: false, isInvited: false };
    expect(await viewerOf(anya)).toEqual({ ...nobody, isOwner: true, isMember: true });
    expect(await viewerOf(member)).toEqual({ ...nobody, isMember: true });
    expect(await viewerOf(ilya)).toEqual(nobody);
  });

  test('says how the reader’s own application stands', async () => {
    const stands = async (reader: Reader) => (await read(reader)).applicationStatus;
    await applyTo(ilya, place);
    expect(await stands(ilya)).toBe('Pending');
    expect([await stands(anya), await stands({ call: kollab.anonymous })]).toEqual([null, null]);
    await withdraw(ilya, place);
    expect(await stands(ilya)).toBeNull();
    await applyTo(ilya, place);
    await decide(anya, place, ilya, 'Accepted');
    expect(await stands(ilya)).toBe('Accepted');
    await ilya.call(leaveProject, { body: { projectId: place.id } });
    expect(await stands(ilya)).toBeNull();
    await applyTo(ilya, place);
    await decide(anya, place, ilya, 'Rejected');
    expect(await stands(ilya)).toBe('Rejected');
  });

  test('of a project that waits is its owner’s and the moderators’ to read', async () => {
    const olga = await author(kollab);
    const { id, vacancies } = await create(olga, { vacancies: [vacancyInput()] });
    const waiting = { id, vacancyIds: vacancies.map((vacancy) => vacancy.id) };
    for (const reader of [olga, await kollab.moderator()]) {
      expect(await read(reader, waiting)).toMatchObject({
        title: 'Разработчик',
        projectTitle: 'Солнечная карта',
      });
    }
    for (const reader of [ilya, { call: kollab.anonymous }]) {
      await expect(read(reader, waiting)).rejects.toMatchObject(refused('projectNotFound', 404));
    }
    await expect(applyTo(ilya, waiting)).rejects.toMatchObject(refused('projectNotFound', 404));
    await expect(close(olga, true, waiting)).rejects.toMatchObject(refused('vacancyNotFound', 404));
  });

  test('that was removed, or is another project’s, is not there', async () => {
    const other = await sampleProject(kollab, { owner: anya });
    await set('vacancies', place.vacancyIds[0], { removed_at: new Date() });
    for (const of of [place, { ...place, vacancyIds: other.vacancyIds }]) {
      const codes = await codesOf(read(ilya, of), close(anya, true, of), reopen(anya, of));
      expect(codes).toEqual(Array.from(codes, () => 'vacancyNotFound'));
    }
    const gone = refused('projectNotFound', 404);
    await expect(read(ilya, { ...place, id: randomUUID() })).rejects.toMatchObject(gone);
    await set('projects', other.id, { deleted_at: new Date(), deleted_by: anya.id });
    await expect(read(ilya, other)).rejects.toMatchObject(gone);
    const codes = await codesOf(close(anya, true, other), reopen(anya, other));
    expect(codes).toEqual(['projectNotFound', 'projectNotFound']);
  });
});

describe('closing', () => {
  test('keeps those who wait waiting, and others from applying, until it is opened', async () => {
    await applyTo(ilya, place);
    await takeAll(kollab);
    const closed = { vacancy: { id: place.vacancyIds[0], isClosed: true }, rejected: 0 };
    expect(await close(anya)).toMatchObject(closed);
    expect(await close(anya)).toMatchObject(closed);
    expect(await read(ilya)).toMatchObject({ isClosed: true, applicationStatus: 'Pending' });
    expect(await takeAll(kollab)).toEqual([]);
    const oleg = await kollab.person();
    await expect(applyTo(oleg, place)).rejects.toMatchObject(refused('vacancyClosed', 409));
    for (let time = 0; time < 2; time += 1) {
      expect(await reopen(anya)).toMatchObject({ vacancy: { title: 'Раз', isClosed: false } });
    }
    expect(await applyTo(oleg, place)).toMatchObject({ status: 'Pending' });
  });

  test('can answer everyone who waits there, and nobody else, once, and leaves the team as it is', async () => {
    const [oleg, member] = [await kollab.person(), await kollab.person()];
    await applyTo(member, place);
    await decide(anya, place, member, 'Accepted');
    const other = { ...place, vacancyIds: place.vacancyIds.slice(1) };
    for (const [person, where] of [
      [ilya, place],
      [oleg, place],
      [ilya, other],
    ] as const) {
      await applyTo(person, where);
    }
    await close(anya);
    await takeAll(kollab);
    expect(await close(anya, true)).toMatchObject({ vacancy: { isClosed: true }, rejected: 2 });
    const rows = await takeAll(kollab);
    const news = {
      kind: 'vacancyClosed',
      projectId: place.id,
      projectName: 'Солнечная карта',
      vacancyId: place.vacancyIds[0],
      vacancyTitle: 'Раз',
    };
    expect(rows.map(({ event }) => event)).toEqual([news, news]);
    expect(new Set(rows.map(({ telegramId }) => telegramId))).toEqual(
      new Set([ilya.telegramId, oleg.telegramId]),
    );
    expect(await listOwn(ilya)).toMatchObject([
      { vacancyTitle: 'Два', status: 'Pending', closedBecause: null },
      { vacancyTitle: 'Раз', status: 'Rejected', closedBecause: 'vacancyClosed', reason: null },
    ]);
    expect(await listOwn(member)).toMatchObject([{ status: 'Accepted', closedBecause: null }]);
    expect(await close(anya, true)).toMatchObject({ rejected: 0 });
    expect(await takeAll(kollab)).toEqual([]);
  });
});
