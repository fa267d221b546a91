import {
  closeVacancy,
  getVacancy,
  listVacancies,
  reopenVacancy,
  setNotificationSettings,
} from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, day, decide } from '#test/steps/applications.ts';
import { callTo, skilled } from '#test/steps/matching.ts';
import { deliver } from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { checkVacancies } from './vacancy-checks.service.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const vera = shared(() => kollab.moderator());
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));

const hour = day / 24;
const start = new Date(Math.ceil(Date.now() / day) * day + day + 9 * hour);
const at = (days: number) => new Date(start.getTime() + days * day);

beforeEach(async () => {
  await kollab.db.deleteFrom('applications').execute();
  await kollab.db.updateTable('vacancies').set({ closed_at: new Date() }).execute();
  await kollab.db.deleteFrom('notifications').execute();
});
const place = fresh(async () => {
  const made = await sampleProject(kollab, { owner: anya });
  for (const id of made.vacancyIds) {
    await kollab.set('vacancies', { id }, { check_at: at(45), closed_at: null });
  }
  return made;
});

const params = () => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });
const read = ({ call } = ilya) => call(getVacancy, { params: params() });
const keep = () => anya.call(reopenVacancy, { params: params(), body: {} });
const isListed = async () =>
  (await ilya.call(listVacancies, { query: {} })).some(({ id }) => id === params().vacancyId);

async function told() {
  return (await deliver(kollab)).map(({ messageId, event }) => ({
    isNew: messageId === null,
    state: event.kind === 'vacancyCheckCard' ? event.card.state : event.kind,
  }));
}

async function work(days: number) {
  await kollab.db.deleteFrom('jobs').execute();
  kollab.setTime(at(days));
  await checkVacancies(kollab.context, at(days));
  return told();
}

async function live(from: number, to: number, step = 1) {
  const log: [number, string][] = [];
  for (let days = from; days <= to; days += step) {
    for (const { isNew, state } of await work(days)) log.push([days, isNew ? state : `(${state})`]);
  }
  return log;
}

test('sixty days without an act of the owner: a question, then a pause, and one press brings it back', async () => {
  expect(await live(40, 62)).toEqual([
    [45, 'asked'],
    [59, 'paused'],
  ]);
  expect(await read()).toMatchObject({ isClosed: true, isPaused: true, isAsked: false });
  expect(await isListed()).toBe(false);
  await keep();
  expect(await told()).toEqual([{ isNew: false, state: 'kept' }]);
  expect(await read()).toMatchObject({ isClosed: false, isPaused: false });
  expect(await isListed()).toBe(true);
  expect(await live(63, 108)).toEqual([[108, 'asked']]);
});

test('only its owner sees that they are asked, and answers', async () => {
  await work(45);
  expect(await read()).toMatchObject({ isAsked: false, isPaused: false, isClosed: false });
  expect(await read(anya)).toMatchObject({ isAsked: true });
  await keep();
  expect(await told()).toEqual([{ isNew: false, state: 'kept' }]);
  expect(await read(anya)).toMatchObject({ isAsked: false });
  expect(await live(46, 91)).toEqual([[91, 'asked']]);
});

test('who looks no more closes it, and is asked no more', async () => {
  await work(45);
  await anya.call(closeVacancy, { params: params(), body: {} });
  expect(await told()).toEqual([{ isNew: false, state: 'closed' }]);
  expect(await live(46, 62)).toEqual([]);
  expect(await read(anya)).toMatchObject({ isClosed: true, isPaused: false });
});

test('what is paused can be closed for good', async () => {
  await live(45, 59);
  await anya.call(closeVacancy, { params: params(), body: {} });
  expect(await told()).toEqual([{ isNew: false, state: 'closed' }]);
  expect(await read(anya)).toMatchObject({ isClosed: true, isPaused: false });
});

test.each<[string, string, () => Promise<unknown>]>([
  ['of an archived project', 'closed', () => projects.archive(anya, place)],
  ['of a deleted one', 'closed', () => projects.remove(anya, place)],
  ['that an edit left out', 'closed', () => projects.edit(anya, place, { vacancies: [] })],
  [
    'that an edit kept',
    'kept',
    async () => {
      const [id] = place.vacancyIds;
      await projects.edit(anya, place, { vacancies: [projects.vacancyInput({ id })] });
      await projects.approve(vera, place);
    },
  ],
  [
    'that somebody is called to',
    'kept',
    async () => {
      const tags = JSON.stringify(['Оригами']);
      await kollab.set('vacancies', { id: params().vacancyId }, { tags });
      await callTo(anya, place, await skilled(kollab, vera, ['Оригами']));
    },
  ],
])('the question about a vacancy %s shows it as %s', async (_, state, act) => {
  await work(45);
  await act();
  expect(await told()).toContainEqual({ isNew: false, state });
});

test('an owner who decides on an application looks after it', async () => {
  kollab.setTime(at(40));
  await applyTo(ilya, place);
  await decide(anya, place, ilya, 'Rejected');
  await told();
  expect(await live(44, 86)).toEqual([[86, 'asked']]);
});

test('whoever is away is asked when they are back', async () => {
  kollab.setTime(at(1));
  await anya.call(setNotificationSettings, {
    params: { telegramId: anya.telegramId },
    body: { awayUntil: at(31).toISOString().slice(0, 10) },
  });
  const log = await live(44, 90);
  expect(log).toMatchObject([
    [expect.closeTo(75, -0.5), 'asked'],
    [expect.closeTo(89, -0.5), 'paused'],
  ]);
});

test('two vacancies are asked about on two days', async () => {
  const other = await sampleProject(kollab, { owner: anya });
  await kollab.set('vacancies', { id: other.vacancyIds[0] ?? '' }, { check_at: at(45) });
  expect(await live(45, 47)).toEqual([
    [45, 'asked'],
    [46, 'asked'],
  ]);
});

test('nobody is asked of what others do not see, or in the night', async () => {
  await kollab.set('projects', place, { archived_at: new Date() });
  expect(await live(45, 46)).toEqual([]);
  await kollab.set('projects', place, { archived_at: null });
  await kollab.set('vacancies', { id: params().vacancyId }, { check_at: at(45.5) });
  expect(await live(46.5, 47.5, 0.5)).toEqual([[47, 'asked']]);
});

test('several processes ask and pause once', async () => {
  await kollab.db.deleteFrom('jobs').execute();
  await Promise.all([1, 2, 3].map(() => checkVacancies(kollab.context, at(45))));
  expect(await told()).toHaveLength(1);
});
