import {
  closeVacancy,
  followProject,
  type InboxEvent,
  limits,
  listInbox,
  save,
  saveSearch,
  setFeedSettings,
} from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import * as profiles from '#test/steps/profiles.ts';
import * as projects from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, shared, sharedApp } from '#test/test-app.ts';
import { matchNext } from './alert-matching.service.ts';
import { deliverAlerts } from './alert-delivery.service.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const anya = fresh(() => projects.author(kollab));
const boris = fresh(() => projects.author(kollab));
const day = 24 * 60 * 60_000;
/** A Tuesday, noon in Moscow, and the Mondays after it, at the hour of digests. */
const noon = new Date('2030-01-08T09:00:00Z');
const monday = new Date('2030-01-14T16:00:00Z');
const nextMonday = new Date(monday.getTime() + 7 * day);

const ilya = fresh(async () => {
  const person = await kollab.person();
  await profiles.send(person, { tags: ['React', 'TypeScript'] });
  await profiles.approve(vera, person);
  return person;
});

beforeEach(async () => {
  await kollab.db.updateTable('vacancies').set({ closed_at: new Date() }).execute();
  await kollab.db.deleteFrom('notifications').execute();
  await kollab.db.deleteFrom('alert_due').execute();
  await kollab.db
    .updateTable('weekly_digests')
    .set({ due_at: monday, told_until: noon })
    .where('user_id', '=', ilya.id)
    .execute();
  kollab.setTime(noon);
});

async function publish(owner = anya) {
  const tags = [{ tagName: 'React' }, { tagName: 'TypeScript' }];
  const made = await projects.create(owner, { vacancies: [projects.vacancyInput({ tags })] });
  await projects.approve(vera, made);
  return { ...made, vacancyId: made.vacancies[0]?.id ?? '' };
}

type Card = Extract<InboxEvent, { kind: 'alertCard' }>['card'];

async function digestsAt(now: Date): Promise<Card[]> {
  while (await matchNext(kollab.db, kollab.context.clock()));
  await deliverAlerts(kollab.context, now);
  const claimed = await profiles.take(kollab);
  return claimed.flatMap(({ telegramId, event }) =>
    telegramId === ilya.telegramId && event.kind === 'alertCard' ? [event.card] : [],
  );
}
const matched = (card: Card | undefined) => card?.matches.map(({ item }) => item.id).toSorted();

test('once a week whoever was approved is told what fits them, each with why, and each thing once', async () => {
  const made = [await publish(), await publish(boris)];
  expect(await digestsAt(new Date(monday.getTime() - 60_000))).toEqual([]);
  const [digest, ...more] = await digestsAt(monday);
  expect([matched(digest), more]).toEqual([made.map(({ vacancyId }) => vacancyId).toSorted(), []]);
  expect(digest?.matches[0]?.match.matched.toSorted()).toEqual(['React', 'TypeScript']);
  expect(await digestsAt(monday)).toEqual([]);
  expect(await digestsAt(nextMonday)).toEqual([]);
});

test('one that fits is not worth a message, and what closed is not told of', async () => {
  await publish();
  expect(await digestsAt(monday)).toEqual([]);
  const { id: projectId, vacancyId } = await publish(boris);
  const params = { projectId, vacancyId };
  await boris.call(closeVacancy, { params, body: { rejectOthers: false } });
  expect(await digestsAt(nextMonday)).toEqual([]);
});

test('what one saved is not told of as fitting too', async () => {
  const made = [
    await publish(),
    await publish(boris),
    await publish(await projects.author(kollab)),
  ];
  const [saved, ...others] = made;
  const id = saved?.vacancyId ?? '';
  await ilya.call(save, { params: { kind: 'vacancy', id }, body: {} });
  const [digest] = await digestsAt(monday);
  expect(matched(digest)).toEqual(others.map(({ vacancyId }) => vacancyId).toSorted());
});

test('what searches found is not told of as fitting too', async () => {
  await ilya.call(saveSearch, {
    body: { kind: 'vacancies', filter: { tags: ['React'] }, mode: 'weekly' },
  });
  await publish();
  await publish(boris);
  const [digest, ...more] = await digestsAt(monday);
  expect([digest?.count, digest?.matches, more]).toEqual([2, [], []]);
});

test('news of what one follows are in it where that is switched on: of whole days, each once', async () => {
  const { telegramId } = ilya;
  const { id: projectId } = await publish();
  await ilya.call(followProject, { body: { projectId } });
  expect(await digestsAt(monday)).toEqual([]);
  await ilya.call(setFeedSettings, { params: { telegramId }, body: { inDigest: true } });
  await kollab.db
    .insertInto('feed_events')
    .values({
      project_id: projectId,
      person_id: anya.id,
      kind: 'stage',
      subject_id: crypto.randomUUID(),
      at: new Date(monday.getTime() + 2 * day),
    })
    .execute();
  const [digest, ...more] = await digestsAt(nextMonday);
  expect([digest?.news, more]).toMatchObject([[{ projectId, kinds: ['stage'] }], []]);
  const inbox = await ilya.call(listInbox, { params: { telegramId }, query: {} });
  expect(inbox).toMatchObject([{ event: { kind: 'alertCard', card: { news: [{ projectId }] } } }]);
  expect(await digestsAt(new Date(nextMonday.getTime() + 7 * day))).toEqual([]);
});

test('what happens on the day of the digest crowds nothing of the week out', async () => {
  const params = { telegramId: ilya.telegramId };
  await ilya.call(setFeedSettings, { params, body: { inDigest: true } });
  // Of each owner the feed has a few rows a day.
  const owners = await Promise.all(Array.from({ length: 17 }, () => kollab.approved()));
  const made: { project_id: string; person_id: string }[] = [];
  for (let some = 0; some < limits.page + 1; some += 1) {
    const owner = owners[some % owners.length] ?? boris;
    const { id } = await sampleProject(kollab, { owner, vacancies: [] });
    made.push({ project_id: id, person_id: owner.id });
  }
  const follows = made.map(({ project_id: projectId }) => ({
    project_id: projectId,
    user_id: ilya.id,
    created_at: noon,
  }));
  await kollab.db.insertInto('project_follows').values(follows).execute();
  const [quiet, ...busy] = made;
  const stage = (of: (typeof made)[number], at: Date) => ({
    ...of,
    kind: 'stage' as const,
    subject_id: crypto.randomUUID(),
    at,
  });
  if (!quiet) throw new Error('Nothing was published');
  await kollab.db
    .insertInto('feed_events')
    .values([
      stage(quiet, after(monday, 1)),
      ...busy.map((one) => stage(one, after(nextMonday, -0.01))),
    ])
    .execute();
  const [digest] = await digestsAt(nextMonday);
  expect(digest?.news).toMatchObject([{ projectId: quiet.project_id, kinds: ['stage'] }]);
});

const after = (moment: Date, days: number) => new Date(moment.getTime() + days * day);

async function followed(owner = anya) {
  const made = await publish(owner);
  await ilya.call(followProject, { body: { projectId: made.id } });
  const params = { telegramId: ilya.telegramId };
  await ilya.call(setFeedSettings, { params, body: { inDigest: true } });
  return made;
}

test('the end that lasts is told, and once, whatever ends came before it', async () => {
  const histories = [
    ['one was taken back untold', [[4, 4.1], [9]], [false, true, false]],
    ['one was told and taken back', [[4, 8.5], [9]], [true, true, false]],
    ['one was taken back on the day of the digest', [[5.3, 6.01], [6.02]], [false, true, false]],
    ['several came in a week', [[3, 3.5], [4, 4.5], [5]], [true, false, false]],
    ['there is none', [[4, 4.1]], [false, false, false]],
  ] as const;
  const names = new Map<string, string>();
  const acts: { days: number; act: () => Promise<unknown> }[] = [];
  for (const [name, ends] of histories) {
    const owner = await projects.author(kollab);
    const made = await followed(owner);
    names.set(made.id, name);
    for (const [end, back] of ends) {
      acts.push({ days: end, act: () => projects.finish(owner, made) });
      if (back) acts.push({ days: back, act: () => projects.restore(owner, made) });
    }
  }
  const told: (string | undefined)[][] = [];
  for (const week of [0, 1, 2]) {
    const digestDay = 7 * (week + 1);
    for (const { days, act } of acts.toSorted((one, other) => one.days - other.days)) {
      if (days > digestDay || days < digestDay - 7) continue;
      kollab.setTime(after(noon, days));
      await act();
    }
    kollab.setTime(after(monday, 7 * week));
    const news = (await digestsAt(kollab.context.clock())).flatMap((digest) => digest.news);
    const ended = news.filter(({ kinds }) => kinds.includes('finished'));
    told.push(ended.map(({ projectId }) => names.get(projectId)));
  }
  for (const [name, , expected] of histories) {
    expect([name, told.map((week) => week.includes(name))]).toEqual([name, expected]);
  }
});

test('of one owner’s ends no more are told than the feed has rows of them a day', async () => {
  const made = [await followed(), await followed(), await followed(), await followed()];
  kollab.setTime(after(noon, 3));
  for (const project of made) await projects.finish(anya, project);
  const [digest] = await digestsAt(monday);
  const finished = digest?.news.filter(({ kinds }) => kinds.includes('finished'));
  expect(finished).toHaveLength(3);
});
