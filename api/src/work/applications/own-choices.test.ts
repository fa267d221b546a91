import {
  getApplication,
  getOpenApplications,
  getToday,
  getVacancy,
  setFirstChoice,
  withdrawOthers,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import {
  applyTo,
  at,
  decide,
  listOwn,
  listWaiting,
  type Place,
  takeAll,
  told,
  tripleOf,
  withdraw,
} from '#test/steps/applications.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const most = 3;
const kollab = sharedApp({ openApplications: most });
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const place = fresh(() =>
  sampleProject(kollab, {
    owner: anya,
    vacancies: ['Раз', 'Два', 'Три', 'Четыре'],
    places: 5,
  }),
);

const applyToSome = async (...indexes: number[]) => {
  for (const index of indexes) await applyTo(ilya, at(place, index));
};
const refOf = ({ id, vacancyIds }: Place) => ({ projectId: id, vacancyId: vacancyIds[0] ?? '' });
const readOpen = (person = ilya) => person.call(getOpenApplications, {});
const choose = (index: number, isFirstChoice = true, person = ilya) =>
  person.call(setFirstChoice, { body: { ...refOf(at(place, index)), isFirstChoice } });
const takeOthers = (index: number, person = ilya) =>
  person.call(withdrawOthers, { body: refOf(at(place, index)) });
const statuses = async (person: Someone) =>
  (await listOwn(person)).map(({ vacancyTitle, status }) => `${vacancyTitle}: ${status}`);
const firstOf = async (person: Someone) =>
  (await listOwn(person)).filter((one) => one.isFirstChoice).map((one) => one.vacancyTitle);

describe('open applications', () => {
  test('are as many as one may have, said with those that wait longest, until one is taken back or answered', async () => {
    await applyToSome(0, 1);
    expect(await readOpen()).toMatchObject({
      limit: most,
      count: 2,
      longest: [{ vacancyTitle: 'Раз' }, { vacancyTitle: 'Два' }],
    });
    await applyToSome(2);
    await expect(applyTo(ilya, at(place, 3))).rejects.toMatchObject(refused('tooManyOpen', 409));
    expect((await readOpen()).count).toBe(most);
    await withdraw(ilya, at(place, 0));
    await applyToSome(3);
    await decide(anya, at(place, 1), ilya, 'Rejected');
    expect((await readOpen()).count).toBe(2);
    await applyToSome(0);
  });

  test('sent all at once are no more than that', async () => {
    const sent = [0, 1, 2, 3].map((index) => applyTo(ilya, at(place, index)));
    const outcomes = await Promise.allSettled(sent);
    const codes = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(codes).toEqual(['tooManyOpen']);
    expect((await readOpen()).count).toBe(most);
  });
});

describe('the first choice', () => {
  test('is one of them, moved at will, and seen by its owner alone', async () => {
    await applyToSome(0, 1);
    await choose(0);
    expect(await firstOf(ilya)).toEqual(['Раз']);
    await choose(1);
    expect(await firstOf(ilya)).toEqual(['Два']);
    const waiting = await listWaiting(anya, place);
    expect(waiting.map((one) => [one.vacancyTitle, one.isFirstChoice])).toEqual([
      ['Раз', false],
      ['Два', true],
    ]);
    const moderator = await kollab.moderator();
    const seen = await listOwn(moderator, {}, ilya);
    expect(seen.every((one) => !one.isFirstChoice)).toBe(true);
    await choose(1, false);
    expect(await firstOf(ilya)).toEqual([]);
  });

  test('is said on the card of its owner, and in what waits for them', async () => {
    await takeAll(kollab);
    await applyToSome(0);
    await choose(0);
    const [card] = await takeAll(kollab);
    expect(card?.event).toMatchObject({ card: { isFirstChoice: true } });
    const { waiting } = await anya.call(getToday, {});
    expect(waiting).toMatchObject([{ kind: 'application', isFirstChoice: true }]);
  });

  test('of an application that is none, or is decided, is refused', async () => {
    await expect(choose(0)).rejects.toMatchObject(refused('applicationNotFound', 404));
    await applyToSome(0);
    await expect(choose(0, true, anya)).rejects.toMatchObject(refused('applicationNotFound', 404));
    await decide(anya, at(place, 0), ilya, 'Rejected');
    await expect(choose(0)).rejects.toMatchObject({ code: 'applicationDecided' });
  });

  test('chosen at once for all is one', async () => {
    await applyToSome(0, 1, 2);
    await Promise.all([0, 1, 2].map((index) => choose(index)));
    expect(await firstOf(ilya)).toHaveLength(1);
  });
});

describe('who was accepted', () => {
  const accepted = async (person: Someone) =>
    (await told(kollab, person)).find(({ kind }) => kind === 'applicationAccepted');

  test('is asked about the others in the same message, if there are any', async () => {
    await applyToSome(0, 1, 2);
    await decide(anya, at(place, 0), ilya, 'Accepted');
    expect(await accepted(ilya)).toMatchObject({ others: 2 });
    const vera = await kollab.person();
    await applyTo(vera, at(place, 0));
    await decide(anya, at(place, 0), vera, 'Accepted');
    expect(await accepted(vera)).not.toHaveProperty('others');
  });

  test('takes back what waited then, but nothing that was sent since', async () => {
    await applyToSome(0, 1);
    await decide(anya, at(place, 0), ilya, 'Accepted');
    const other = await sampleProject(kollab, { owner: anya });
    kollab.passTime(1000);
    await applyTo(ilya, other);
    expect(await takeOthers(0)).toEqual({ withdrawn: 1 });
    expect(await takeOthers(0)).toEqual({ withdrawn: 0 });
    expect(await statuses(ilya)).toEqual(['Разработчик: Pending', 'Раз: Accepted']);
    const params = tripleOf(at(place, 1), ilya);
    await expect(anya.call(getApplication, { params })).rejects.toMatchObject({
      code: 'applicationNotFound',
    });
  });

  test('and pressed late finds true what became of them meanwhile', async () => {
    await applyToSome(0, 1, 2);
    await decide(anya, at(place, 0), ilya, 'Accepted');
    await decide(anya, at(place, 1), ilya, 'Rejected');
    expect(await takeOthers(0)).toEqual({ withdrawn: 1 });
    expect(await statuses(ilya)).toEqual(['Два: Rejected', 'Раз: Accepted']);
  });

  test('is nobody who only applied', async () => {
    await applyToSome(0, 1);
    await expect(takeOthers(0)).rejects.toMatchObject(refused('applicationNotFound', 404));
    expect((await readOpen()).count).toBe(2);
  });
});

test('with how many one would compete is said from five on', async () => {
  const read = async (reader: Someone) =>
    (await reader.call(getVacancy, { params: refOf(place) })).applicationsCount;
  for (let count = 0; count < 4; count += 1) await applyTo(await kollab.person(), place);
  expect([await read(anya), await read(ilya)]).toEqual([4, null]);
  await applyTo(await kollab.person(), place);
  expect([await read(anya), await read(ilya)]).toEqual([5, 5]);
});
