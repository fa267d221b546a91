import {
  getVacancy,
  listMatchedVacancies,
  listVacancies,
  reopenVacancy,
  setNotificationSettings,
  type Vacancy,
} from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo } from '#test/steps/applications.ts';
import { approve, edit, listQueue, read, vacancyInput } from '#test/steps/projects.ts';
import { fresh, refused, shared, sharedApp } from '#test/test-app.ts';
import { checkVacancies } from './vacancy-checks.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const place = fresh(() => sampleProject(kollab, { owner: anya }));

const day = 24 * 60 * 60_000;
const now = () => kollab.context.clock();
const dayIn = (days: number) => new Date(now().getTime() + days * day).toISOString().slice(0, 10);
const params = () => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });
const see = ({ call }: Pick<typeof ilya, 'call'> = ilya) => call(getVacancy, { params: params() });
const listed = async () =>
  (await ilya.call(listVacancies, { query: {} })).find(({ id }) => id === params().vacancyId);
const isListed = async () => (await listed()) !== undefined;
const proposed = async () =>
  (await ilya.call(listMatchedVacancies, { query: {} })).find(
    ({ vacancyId }) => vacancyId === params().vacancyId,
  );
const write = (more: Partial<Vacancy>) =>
  edit(anya, place, { vacancies: [vacancyInput({ id: params().vacancyId, ...more })] });
const publish = async (more: Partial<Vacancy>) => {
  await write(more);
  await approve(vera, place);
};
const pass = async (days: number) => {
  kollab.passTime(days * day);
  await kollab.db.deleteFrom('jobs').execute();
  await checkVacancies(kollab.context, now());
};

beforeEach(() => kollab.db.deleteFrom('jobs').execute());

test('hours a week and the last day are seen by others once a moderator, who saw both values, approved them', async () => {
  const until = dayIn(30);
  expect((await write({})).vacancies).toMatchObject([{ hoursAWeek: null, until: null }]);
  await publish({ hoursAWeek: 4, until: null });
  await write({ hoursAWeek: 6, until });
  expect(await see()).toMatchObject({ hoursAWeek: 4, until: null });
  expect(await see(anya)).toMatchObject({ hoursAWeek: 6, until });
  const submitted = (await listQueue(vera)).find(({ id }) => id === place.id);
  expect(submitted?.changes).toMatchObject([
    {
      changeType: 'vacancies',
      oldValue: [{ hoursAWeek: 4, until: null }],
      newValue: [{ hoursAWeek: 6, until }],
    },
  ]);
  await approve(vera, place);
  expect(await see()).toMatchObject({ hoursAWeek: 6, until });
  expect((await read(ilya, place)).vacancies).toMatchObject([{ hoursAWeek: 6, until }]);
  expect(await listed()).toMatchObject({ hoursAWeek: 6, until });
  expect(await proposed()).toMatchObject({ hoursAWeek: 6, until });
});

test.each([
  { hoursAWeek: 0 },
  { hoursAWeek: 81 },
  { hoursAWeek: 1.5 },
  { hoursAWeek: '6' as never },
  { until: '2030-02-30' },
  { until: 'завтра' },
])('%o is refused', async (wrong) => {
  await expect(write(wrong)).rejects.toMatchObject(refused('badInput', 400));
});

test('a last day that is over is refused, unless it was there before', async () => {
  await expect(write({ until: dayIn(-2) })).rejects.toMatchObject(refused('vacancyEnded', 400));
  const until = dayIn(1);
  await publish({ until });
  await pass(3);
  expect(await write({ until, title: 'Другая' })).toMatchObject({ vacancies: [{ until }] });
});

test('after its last day, by its owner’s clock, it closes by itself and leaves every list', async () => {
  await anya.call(setNotificationSettings, {
    params: { telegramId: anya.telegramId },
    body: { timeZone: 'Pacific/Kiritimati' },
  });
  await publish({ until: dayIn(3) });
  await pass(2);
  expect([(await see()).isClosed, await isListed()]).toEqual([false, true]);
  await pass(2);
  expect([(await see()).isClosed, await isListed()]).toEqual([true, false]);
  expect(await proposed()).toBeUndefined();
  await expect(applyTo(ilya, place)).rejects.toMatchObject(refused('vacancyClosed', 409));
});

test('what is over is opened again by its owner, for as long as they like', async () => {
  await publish({ until: dayIn(1) });
  await pass(3);
  await anya.call(reopenVacancy, { params: params(), body: {} });
  await pass(3);
  expect([(await see()).isClosed, await isListed()]).toEqual([false, true]);
});

test('what is over is open again once a later day is approved, no other edit; what its owner closed stays closed', async () => {
  const until = dayIn(1);
  await publish({ until });
  await pass(3);
  await publish({ until, title: 'Ноль' });
  expect((await see()).isClosed).toBe(true);
  await publish({ until: dayIn(5), title: 'Раз' });
  expect([(await see()).isClosed, await isListed()]).toEqual([false, true]);
  await kollab.set('vacancies', { id: params().vacancyId }, { closed_at: now() });
  await publish({ until: dayIn(9), title: 'Два' });
  expect((await see()).isClosed).toBe(true);
});
