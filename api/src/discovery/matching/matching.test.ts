import {
  addToProjectTeam,
  answerInvitation,
  getApplication,
  getVacancy,
  listProjectApplications,
  serverLimits,
} from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo, decide, type Place, tripleOf } from '#test/steps/applications.ts';
import {
  areProposed,
  callTo,
  dismiss,
  look,
  peopleFor,
  sharedMatching,
  skilled,
  vacanciesFor,
  wanting,
} from '#test/steps/matching.ts';
import { approve, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import { refused, type Someone } from '#test/test-app.ts';

const { kollab, vera, skills, anya, ilya, place } = sharedMatching();

const both = [true, true];
const neither = [false, false];
const now = () => kollab.context.clock();
const set: typeof kollab.set = (...given) => kollab.set(...given);
const vacancyOf = ({ vacancyIds }: Place) => ({ id: vacancyIds[0] ?? '' });
const vacancyId = () => vacancyOf(place).id;

test('a vacancy and a person are proposed to each other, with the same reasons', async () => {
  const match = {
    matched: [skills.a, skills.b],
    beside: [],
    related: [],
    missing: [skills.c],
    sentence: `Общее: ${skills.a}, ${skills.b}. Не хватает: ${skills.c}.`,
  };
  const [person] = await peopleFor(anya, place);
  expect(person).toEqual({
    id: ilya.id,
    userId: ilya.id,
    telegramId: ilya.telegramId,
    firstName: 'Илья',
    lastName: 'Ким',
    statusShort: '',
    photo: null,
    tags: [{ tagName: skills.a }, { tagName: skills.b }],
    lookingForTeam: null,
    hoursAWeek: null,
    mayCall: true,
    match,
  });
  expect(await vacanciesFor(ilya)).toEqual([
    {
      projectId: place.id,
      vacancyId: vacancyId(),
      title: 'Разработчик',
      level: null,
      hoursAWeek: null,
      until: null,
      places: 2,
      placesLeft: 2,
      tags: [skills.a, skills.b, skills.c].map((tagName) => ({ tagName })),
      projectTitle: 'Солнечная карта',
      coverImage: null,
      palette: [],
      telegramId: anya.telegramId,
      ownerName: 'Аня Лис',
      ownerPhoto: null,
      match,
    },
  ]);
  const params = { projectId: place.id, vacancyId: vacancyId() };
  expect(await ilya.call(getVacancy, { params })).toMatchObject({ match });
  expect(await anya.call(getVacancy, { params })).toMatchObject({ match: null });
  expect(await kollab.anonymous(getVacancy, { params })).toMatchObject({ match: null });
  await applyTo(ilya, place);
  const own = { params: tripleOf(place, ilya) };
  expect(await anya.call(getApplication, own)).toMatchObject({ match });
  const waiting = { params: { projectId: place.id } };
  expect(await anya.call(listProjectApplications, waiting)).toMatchObject([{ match }]);
});

test('other words for the same skills change nothing', async () => {
  const [js, ts] = ['JavaScript', 'TypeScript'];
  const own = await wanting(kollab, anya, [js, ts, skills.c]);
  const other = await skilled(kollab, vera, ['жс', 'TS']);
  const [person] = await peopleFor(anya, own);
  expect(person).toMatchObject({
    telegramId: other.telegramId,
    match: { matched: expect.arrayContaining([js, ts]), missing: [skills.c] },
  });
});

test('name, photo and university change no order', async () => {
  const people = [ilya];
  for (const tags of [[skills.a], [skills.b, skills.c], [skills.a, skills.b, skills.c]]) {
    people.push(await skilled(kollab, vera, tags));
  }
  const order = async () => (await peopleFor(anya, place)).map(({ id }) => id);
  const before = await order();
  expect(before).toHaveLength(3);
  const looks = people.map((_, index) => ({
    first_name: 'ЯКЩА'.charAt(index),
    last_name: 'Шевчук',
    photo: index % 2 === 0 ? null : `/uploads/${index}.webp`,
    university: `Университет ${index}`,
    course: index + 1,
    language_code: index % 2 === 0 ? 'en' : 'ru',
  }));
  for (const [index, person] of people.entries()) await set('users', person, looks[index] ?? {});
  expect(await order()).toEqual(before);
  for (const [index, person] of people.toReversed().entries()) {
    await set('users', person, looks[index] ?? {});
  }
  expect(await order()).toEqual(before);
});

describe('nobody is proposed', () => {
  test('who is apart, out of sight, or about whom something was done, found before or now', async () => {
    const { id: projectId } = place;
    const invite = ({ telegramId }: Someone) =>
      anya.call(addToProjectTeam, { body: { projectId, telegramId } });
    const decided = async (person: Someone, status: 'Accepted' | 'Rejected') => {
      await applyTo(person, place);
      await decide(anya, place, person, status);
    };
    const hidden: Record<string, (person: Someone) => Promise<unknown>> = {
      'is suspended': (person) => set('users', person, { suspended_at: now() }),
      'is hidden': (person) => set('users', person, { hidden_at: now() }),
      left: (person) => set('users', person, { deleted_at: now() }),
    };
    const gates: typeof hidden = {
      ...hidden,
      'blocked the owner': (person) => block(person, anya),
      'was blocked by the owner': (person) => block(anya, person),
      'looks for no team': (person) => look(person, 'no'),
      applied: (person) => applyTo(person, place),
      'was invited': invite,
      'refused an invitation': async (person) => {
        await invite(person);
        await person.call(answerInvitation, { body: { projectId, accept: false } });
      },
      'is in the team': (person) => decided(person, 'Accepted'),
      'was rejected lately': (person) => decided(person, 'Rejected'),
      'did not want the vacancy': (person) => dismiss(person, place),
      'was not wanted there': (person) => dismiss(anya, place, 'level', person),
    };
    const names = new Map([[ilya.id, 'is none of that']]);
    const people: [string, Someone][] = [];
    for (const name of Object.keys(gates)) {
      const person = await skilled(kollab, vera, [skills.a, skills.b]);
      people.push([name, person]);
      names.set(person.id, name);
      expect((await vacanciesFor(person)).map((one) => one.vacancyId)).toEqual(place.vacancyIds);
    }
    const found = async () => (await peopleFor(anya, place)).map(({ id }) => names.get(id));
    expect(new Set(await found())).toEqual(new Set(names.values()));
    for (const [name, person] of people) await gates[name]?.(person);
    expect(await found()).toEqual(['is none of that']);
    for (const [name, person] of people) {
      const isProposed = (await vacanciesFor(person)).length > 0;
      // Of what is done to a person their own lists say nothing.
      expect([name, isProposed]).toEqual([name, name in hidden]);
      await expect(callTo(anya, place, person)).rejects.toMatchObject({
        code: expect.stringMatching(/^(userNotFound|notCallable)$/),
      });
    }
    await kollab.db.deleteFrom('match_tops').execute();
    expect(await found()).toEqual(['is none of that']);
  });

  test('a vacancy that is closed or removed, of a project that is over, or of an owner out of sight', async () => {
    const ends: Record<string, (at: Place, owner: Someone) => Promise<unknown>> = {
      'is closed': (at) => set('vacancies', vacancyOf(at), { closed_at: now() }),
      'is removed': (at) => set('vacancies', vacancyOf(at), { removed_at: now() }),
      'is of an archived project': (at) => set('projects', at, { archived_at: now() }),
      'is of a deleted project': (at) => set('projects', at, { deleted_at: now() }),
      'is of a project never approved': (at) => set('projects', at, { approved_at: null }),
      'is of a suspended owner': (_, owner) => set('users', owner, { suspended_at: now() }),
      'is of a hidden owner': (_, owner) => set('users', owner, { hidden_at: now() }),
    };
    const names = new Map([[vacancyId(), 'is none of that']]);
    const all: [string, Place, Someone][] = [];
    for (const name of Object.keys(ends)) {
      const owner = await kollab.approved();
      const at = await wanting(kollab, owner, [skills.a, skills.b, skills.c]);
      names.set(vacancyOf(at).id, name);
      all.push([name, at, owner]);
    }
    const found = async () => (await vacanciesFor(ilya)).map((one) => names.get(one.vacancyId));
    expect(new Set(await found())).toEqual(new Set(names.values()));
    for (const [name, at, owner] of all) await ends[name]?.(at, owner);
    expect(await found()).toEqual(['is none of that']);
    await kollab.db.deleteFrom('match_tops').execute();
    expect(await found()).toEqual(['is none of that']);
  });

  test('one’s own vacancy, or oneself for it', async () => {
    await send(anya, { tags: [skills.a, skills.b] });
    await approve(vera, anya);
    expect(await areProposed(anya, place, anya)).toEqual(neither);
  });

  test('by what no moderator approved', async () => {
    const olga = await kollab.person();
    await send(olga, { tags: [skills.a, skills.b] });
    expect(await areProposed(anya, place, olga)).toEqual([false, true]);
    expect((await vacanciesFor(olga)).filter(({ match }) => match !== null)).toEqual([]);
    await send(ilya, { tags: [skills.a, skills.b, skills.c] });
    const matched = async () => (await peopleFor(anya, place))[0]?.match.matched;
    expect(await matched()).toEqual([skills.a, skills.b]);
    await approve(vera, ilya);
    expect(await matched()).toHaveLength(3);
  });
});

test('what was dismissed comes back after 30 days, and so does who was rejected', async () => {
  await dismiss(ilya, place);
  const olga = await skilled(kollab, vera, [skills.a, skills.b]);
  await applyTo(olga, place);
  await decide(anya, place, olga, 'Rejected');
  expect(await peopleFor(anya, place)).toEqual([]);
  kollab.passTime(serverLimits.dismissedFor + 1000);
  expect(await peopleFor(anya, place)).toHaveLength(2);
  expect(await areProposed(anya, place, ilya)).toEqual(both);
});

test('whom few skills fit is proposed to nobody', async () => {
  const oleg = await skilled(kollab, vera, [skills.c, 'Химия']);
  expect(await areProposed(anya, place, oleg)).toEqual(neither);
});

test('among the first three are vacancies of three owners, and of a project at most two', async () => {
  for (let count = 0; count < 3; count += 1) await wanting(kollab, anya, [skills.a, skills.b]);
  const others = [];
  for (const name of ['Олег', 'Юля']) {
    const owner = await kollab.approved({ firstName: name });
    others.push(await wanting(kollab, owner, [skills.a, skills.b, skills.c]));
  }
  const found = await vacanciesFor(ilya);
  expect(found).toHaveLength(6);
  expect(new Set(found.slice(0, 3).map(({ telegramId }) => telegramId)).size).toBe(3);
  expect(found[0]?.telegramId).toBe(anya.telegramId);
});

test('there are no people for a vacancy of another project, or of one that is archived', async () => {
  const other: Place = await wanting(kollab, await kollab.approved(), [skills.a]);
  const mixed = { id: place.id, vacancyIds: other.vacancyIds };
  await expect(peopleFor(anya, mixed)).rejects.toMatchObject(refused('vacancyNotFound', 404));
  await projects.archive(anya, place);
  await expect(peopleFor(anya, place)).rejects.toMatchObject(refused('vacancyNotFound', 404));
});

test('whoever was proposed to many others comes later', async () => {
  const people = [];
  for (let count = 0; count < 6; count += 1) {
    people.push(await skilled(kollab, vera, [skills.a, skills.b]));
  }
  const before = (await peopleFor(anya, place)).map(({ id }) => id);
  const owner = await kollab.approved();
  for (const one of [1, 2]) {
    const other = await wanting(kollab, owner, [skills.a, skills.b, `${skills.c} ${one}`]);
    const id = other.vacancyIds[0] ?? '';
    const shown = before.slice(0, 3).map((user_id) => ({
      vacancy_id: id,
      user_id,
      day: Math.floor(now().getTime() / 86_400_000),
    }));
    await kollab.db.insertInto('match_shown').values(shown).execute();
  }
  const after = (await peopleFor(anya, place)).map(({ id }) => id);
  expect(after.slice(0, 3)).toEqual(before.slice(3, 6));
  expect(after.toSorted()).toEqual(before.toSorted());
});
