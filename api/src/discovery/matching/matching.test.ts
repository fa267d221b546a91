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
  skilled,
  vacanciesFor,
  wanting,
} from '#test/steps/matching.ts';
import { approve, send } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { block } from '#test/steps/reports.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());

let made = 0;
const skills = fresh(() => {
  made += 1;
  return Promise.resolve({ a: `Навык ${made}а`, b: `Навык ${made}б`, c: `Навык ${made}в` });
});
const anya = fresh(() => kollab.approved({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => skilled(kollab, vera, [skills.a, skills.b]));
const place = fresh(() => wanting(kollab, anya, [skills.a, skills.b, skills.c]));

const both = [true, true];
const neither = [false, false];
const proposed = () => areProposed(anya, place, ilya);
const now = () => kollab.context.clock();
const set: typeof kollab.set = (...given) => kollab.set(...given);
const vacancyId = () => place.vacancyIds[0] ?? '';

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
  const invite = (by: Someone) =>
    by.call(addToProjectTeam, { body: { projectId: place.id, telegramId: ilya.telegramId } });
  const gates: Record<string, () => Promise<unknown>> = {
    'who blocked the owner': () => block(ilya, anya),
    'whom the owner blocked': () => block(anya, ilya),
    'who is suspended': () => set('users', ilya, { suspended_at: now() }),
    'who is hidden': () => set('users', ilya, { hidden_at: now() }),
    'who left': () => set('users', ilya, { deleted_at: now() }),
    'who looks for no team': () => look(ilya, 'no'),
    'who applied': () => applyTo(ilya, place),
    'who was invited': () => invite(anya),
    'who refused an invitation': async () => {
      await invite(anya);
      await ilya.call(answerInvitation, { body: { projectId: place.id, accept: false } });
    },
    'who is in the team': async () => {
      await applyTo(ilya, place);
      await decide(anya, place, ilya, 'Accepted');
    },
    'who was rejected lately': async () => {
      await applyTo(ilya, place);
      await decide(anya, place, ilya, 'Rejected');
    },
    'who did not want the vacancy': () => dismiss(ilya, place),
    'whom the owner did not want there': () => dismiss(anya, place, 'level', ilya),
  };

  test.each(Object.keys(gates))('%s, whether found before or now', async (gate) => {
    expect(await proposed()).toEqual(both);
    await gates[gate]?.();
    const [toOwner, toPerson] = await proposed();
    // Of what is done to a person their own lists say nothing.
    const isOnlyHidden = ['who is suspended', 'who is hidden', 'who left'].includes(gate);
    expect([toOwner, isOnlyHidden || toPerson]).toEqual([false, isOnlyHidden]);
    await kollab.db.deleteFrom('match_tops').execute();
    expect((await proposed())[0]).toBe(false);
    await expect(callTo(anya, place, ilya)).rejects.toMatchObject({
      code: expect.stringMatching(/^(userNotFound|notCallable)$/),
    });
  });

  test.each([
    ['closed', () => set('vacancies', { id: vacancyId() }, { closed_at: now() })],
    ['removed', () => set('vacancies', { id: vacancyId() }, { removed_at: now() })],
    ['of an archived project', () => set('projects', place, { archived_at: now() })],
    ['of a deleted project', () => set('projects', place, { deleted_at: now() })],
    ['of a project never approved', () => set('projects', place, { approved_at: null })],
    ['of a suspended owner', () => set('users', anya, { suspended_at: now() })],
    ['of a hidden owner', () => set('users', anya, { hidden_at: now() })],
  ])('a vacancy that is %s', async (_, end) => {
    expect(await proposed()).toEqual(both);
    await end();
    expect(await vacanciesFor(ilya)).toEqual([]);
    await kollab.db.deleteFrom('match_tops').execute();
    expect(await vacanciesFor(ilya)).toEqual([]);
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
  for (let count = 0; count < 12; count += 1) {
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
