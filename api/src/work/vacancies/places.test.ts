import {
  closeVacancy,
  getProject,
  getVacancy,
  leaveProject,
  listVacancies,
  reopenVacancy,
  setVacancyPlaces,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo, day, decide, listOwn, takeAll } from '#test/steps/applications.ts';
import { sentEach } from '#test/steps/profiles.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const vera = fresh(() => kollab.approved({ firstName: 'Вера' }));
const pavel = fresh(() => kollab.approved({ firstName: 'Павел' }));
const place = fresh(() => sampleProject(kollab, { owner: anya, vacancies: ['Раз'], places: 2 }));

const params = () => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });
const read = () => anya.call(getVacancy, { params: params() });
const setPlaces = (places: number) =>
  anya.call(setVacancyPlaces, { params: params(), body: { places } });
const reopen = () => anya.call(reopenVacancy, { params: params(), body: {} });
const close = () => anya.call(closeVacancy, { params: params(), body: {} });
const accept = (person: Someone) => decide(anya, place, person, 'Accepted');
const leave = (person: Someone) => person.call(leaveProject, { body: { projectId: place.id } });
const statusOf = async (person: Someone) => {
  const own = await listOwn(person);
  return own.map(({ status, closedBecause }) => closedBecause ?? status);
};
const newsOf = async (...people: [Someone, ...Someone[]]) =>
  (await sentEach(kollab, people)).map((events) =>
    events.map((event) => (event.kind === 'vacancyCheckCard' ? event.card.state : event.kind)),
  );

async function fill() {
  for (const person of [ilya, vera, pavel]) await applyTo(person, place);
  await accept(ilya);
  await accept(vera);
}

describe('places of a vacancy', () => {
  test('are said with how many are left, and the last one taken closes it', async () => {
    expect(await read()).toMatchObject({ places: 2, placesLeft: 2, isFilled: false });
    await applyTo(ilya, place);
    await accept(ilya);
    expect(await read()).toMatchObject({ places: 2, placesLeft: 1, isClosed: false });
    const listed = async () =>
      (await pavel.call(listVacancies, { query: {} })).find(({ id }) => id === params().vacancyId);
    expect(await listed()).toMatchObject({ places: 2, placesLeft: 1 });
    await applyTo(vera, place);
    await accept(vera);
    expect(await read()).toMatchObject({ placesLeft: 0, isClosed: true, isFilled: true });
    expect(await listed()).toBeUndefined();
  });

  test('who still waits is told kindly, once, and waits again with a place more, of which they hear once', async () => {
    await takeAll(kollab);
    await fill();
    expect(await newsOf(pavel)).toEqual([['vacancyFilled']]);
    expect(await statusOf(pavel)).toEqual(['vacancyFilled']);
    await expect(applyTo(pavel, place)).rejects.toMatchObject(refused('vacancyClosed', 409));
    await expect(accept(pavel)).rejects.toMatchObject(refused('noPlacesLeft', 409));
    await setPlaces(3);
    expect(await read()).toMatchObject({ places: 3, placesLeft: 1, isClosed: false });
    expect(await statusOf(pavel)).toEqual(['Pending']);
    await setPlaces(4);
    await reopen();
    expect(await newsOf(pavel)).toEqual([['placeAdded']]);
    await accept(pavel);
    expect(await read()).toMatchObject({ placesLeft: 1, isClosed: false });
  });

  test('opening a vacancy that is full adds one, up to as many as there may be', async () => {
    await fill();
    expect((await reopen()).vacancy).toMatchObject({ places: 3, placesLeft: 1, isFilled: false });
    await setPlaces(2);
    expect(await read()).toMatchObject({ places: 2, isFilled: true });
    expect(await statusOf(pavel)).toEqual(['vacancyFilled']);
  });

  test('are no fewer than are taken, and no more than twenty', async () => {
    await fill();
    for (const places of [0, 1, 21]) {
      await expect(setPlaces(places)).rejects.toMatchObject(
        refused('badInput', 400, { field: 'places' }),
      );
    }
    expect(await read()).toMatchObject({ places: 2 });
  });

  test('of the last two accept at once only as many as there are', async () => {
    await setPlaces(1);
    await applyTo(ilya, place);
    await applyTo(vera, place);
    await takeAll(kollab);
    const outcomes = await Promise.allSettled([accept(ilya), accept(vera)]);
    const codes = outcomes.map((one) => (one.status === 'rejected' ? one.reason.code : 'done'));
    expect(new Set(codes)).toEqual(new Set(['done', 'noPlacesLeft']));
    const loser = codes[0] === 'done' ? vera : ilya;
    expect(await newsOf(loser)).toEqual([['vacancyFilled']]);
    expect(await read()).toMatchObject({ placesLeft: 0, isFilled: true });
  });

  test('an application that came while the last place was taken is answered or refused', async () => {
    await setPlaces(1);
    await applyTo(ilya, place);
    const outcomes = await Promise.allSettled([accept(ilya), applyTo(pavel, place)]);
    expect(outcomes[0].status).toBe('fulfilled');
    expect(await statusOf(pavel)).toEqual(
      outcomes[1].status === 'fulfilled' ? ['vacancyFilled'] : [],
    );
  });

  test.each([
    ['is suspended', () => kollab.suspend(pavel)],
    [
      'was turned away long ago',
      () =>
        kollab.db
          .updateTable('applications')
          .set({ decided_at: new Date(Date.now() - 31 * day) })
          .where('user_id', '=', pavel.id)
          .execute(),
    ],
  ])('nobody waits anew who %s', async (_, become) => {
    await fill();
    await become();
    await setPlaces(3);
    expect(await statusOf(pavel)).toEqual(['vacancyFilled']);
  });

  test('nobody waits anew at a project that is archived, and a finished one is not taken up', async () => {
    await fill();
    await kollab.set('projects', place, { archived_at: new Date() });
    await takeAll(kollab);
    await setPlaces(3);
    await reopen();
    expect(await newsOf(pavel)).toEqual([[]]);
    await kollab.set('projects', place, { archived_at: null, finished_at: new Date() });
    await setPlaces(4);
    const { isFinished } = await anya.call(getProject, { params: { projectId: place.id } });
    expect([isFinished, await statusOf(pavel)]).toEqual([true, ['vacancyFilled']]);
  });

  test('an owner whom nobody sees has nobody told anything', async () => {
    await fill();
    await kollab.set('users', anya, { consent_withdrawn_at: new Date(), hidden_at: new Date() });
    await expect(setPlaces(3)).rejects.toMatchObject(refused('forbidden', 403));
    await expect(reopen()).rejects.toMatchObject(refused('forbidden', 403));
  });

  test('set back and forth tell no more than twenty times a day', async () => {
    await fill();
    for (let round = 0; round < 20; round += 1) {
      await setPlaces(3);
      await setPlaces(2);
    }
    await expect(setPlaces(3)).rejects.toMatchObject({ code: 'dailyLimit' });
    expect(await statusOf(pavel)).toEqual(['vacancyFilled']);
  });

  test('that are fewer open nothing, nor do more of what its owner closed', async () => {
    await setPlaces(3);
    for (const person of [ilya, vera, pavel]) {
      await applyTo(person, place);
      await accept(person);
    }
    await leave(ilya);
    await leave(vera);
    await setPlaces(2);
    expect(await read()).toMatchObject({ isClosed: true, isFilled: true, placesLeft: 1 });
    await close();
    await setPlaces(5);
    expect(await read()).toMatchObject({ isClosed: true, isFilled: false, placesLeft: 4 });
  });
});

describe('a place that a member frees', () => {
  test('is asked about once: opened it takes people, and who waited waits again', async () => {
    await fill();
    await takeAll(kollab);
    await leave(ilya);
    expect(await newsOf(anya)).toEqual([expect.arrayContaining(['membershipChanged', 'freed'])]);
    expect(await read()).toMatchObject({ isClosed: true, isFilled: true, placesLeft: 1 });
    await reopen();
    expect(await read()).toMatchObject({ isClosed: false, places: 2, placesLeft: 1 });
    expect(await newsOf(anya, pavel)).toEqual([['applicationCard', 'kept'], ['placeAdded']]);
  });

  test('stays closed where the owner says so', async () => {
    await fill();
    await leave(ilya);
    await newsOf(anya);
    await close();
    expect(await newsOf(anya)).toEqual([['closed']]);
    expect(await read()).toMatchObject({ isClosed: true, isFilled: false });
  });

  test('is not asked about where the vacancy is open, or gone, or the project is over', async () => {
    await fill();
    await reopen();
    await takeAll(kollab);
    await leave(ilya);
    expect(await newsOf(anya)).toEqual([['membershipChanged']]);
    await kollab.set('projects', { id: place.id }, { archived_at: new Date() });
    await leave(vera);
    expect(await newsOf(anya)).toEqual([['membershipChanged']]);
  });
});
