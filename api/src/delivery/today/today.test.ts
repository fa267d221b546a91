import { getToday, firstScreen, markRead } from '@kollab/contract';
import { beforeEach, expect, test } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { applyTo, day, decide } from '#test/steps/applications.ts';
import * as contacts from '#test/steps/contacts.ts';
import { skilled, wanting } from '#test/steps/matching.ts';
import * as projects from '#test/steps/projects.ts';
import * as safety from '#test/steps/reports.ts';
import * as team from '#test/steps/team.ts';
import { sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();

let anya: Someone;
let ilya: Someone;
beforeEach(async () => {
  anya = await kollab.person({ firstName: 'Аня', lastName: 'Лисина' });
  ilya = await kollab.person({ firstName: 'Илья' });
});

const todayOf = ({ call }: Someone) => call(getToday, {});
const kindsOf = async (person: Someone) => (await todayOf(person)).waiting.map(({ kind }) => kind);

test('says nothing to whom nothing happened', async () => {
  const oleg = await kollab.person();
  expect(await todayOf(oleg)).toMatchObject({
    waiting: [],
    news: { inbox: [], inboxNext: null, feed: [], feedNext: null },
  });
});

test('what waits comes with who asks, and longest first', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await contacts.ask(ilya, anya);
  kollab.passTime(1000);
  await applyTo(ilya, project, { coverLetter: 'Хочу.\n\nОчень! '.repeat(100) });
  const { waiting } = await todayOf(anya);
  expect(waiting).toMatchObject([
    { kind: 'contact', telegramId: ilya.telegramId, name: expect.stringContaining('Илья') },
    { kind: 'application', telegramId: ilya.telegramId, projectId: project.id },
  ]);
  const [, application] = waiting;
  expect(application).toMatchObject({ text: expect.stringMatching(/^Хочу\. Очень! .*…$/) });
});

test('what was answered waits no more', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, project);
  expect(await kindsOf(anya)).toEqual(['application']);
  expect((await todayOf(anya)).moreApplications).toBeUndefined();
  await decide(anya, project, ilya, 'Accepted');
  expect(await kindsOf(anya)).toEqual([]);
  const { news } = await todayOf(ilya);
  expect(news.inbox).toMatchObject([
    { event: { kind: 'applicationAccepted' }, face: { kind: 'project', projectId: project.id } },
  ]);
});

test('an invitation waits for the invited until it is answered', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await team.add(anya, project, ilya);
  expect((await todayOf(ilya)).waiting).toMatchObject([
    { kind: 'invitation', projectId: project.id, ownerName: 'Аня Лисина' },
  ]);
  await team.answer(ilya, project, true);
  expect(await kindsOf(ilya)).toEqual([]);
});

test('whoever is suspended, blocked or hidden waits for nobody', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, project);
  await contacts.ask(ilya, anya);
  expect(await kindsOf(anya)).toHaveLength(2);
  await safety.block(anya, ilya);
  expect(await kindsOf(anya)).toEqual([]);
});

test('of each kind no more waits at once than is shown', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  for (let count = 0; count < firstScreen.waiting + 2; count += 1) {
    await applyTo(await kollab.person(), project);
  }
  expect(await kindsOf(anya)).toHaveLength(firstScreen.waiting);
  const { moreApplications } = await todayOf(anya);
  expect(moreApplications).toEqual({ count: 2, projectId: project.id });
  await applyTo(ilya, await sampleProject(kollab, { owner: anya }));
  expect((await todayOf(anya)).moreApplications).toEqual({ count: 3, projectId: null });
});

test('who applied sees how many of theirs wait, and which longest, until they are answered', async () => {
  const [first, second] = [
    await sampleProject(kollab, { owner: anya, vacancies: ['Дизайнер'] }),
    await sampleProject(kollab, { owner: anya, vacancies: ['Редактор'] }),
  ];
  const applied = await applyTo(ilya, first);
  const { createdAt } = applied;
  expect((await todayOf(ilya)).ownApplications).toEqual({
    count: 1,
    vacancyTitle: 'Дизайнер',
    createdAt,
  });
  await applyTo(ilya, second);
  expect((await todayOf(ilya)).ownApplications).toMatchObject({ count: 2, createdAt });
  expect((await todayOf(anya)).ownApplications).toBeUndefined();
  await decide(anya, first, ilya, 'Rejected');
  expect((await todayOf(ilya)).ownApplications).toMatchObject({
    count: 1,
    vacancyTitle: 'Редактор',
  });
  await decide(anya, second, ilya, 'Rejected');
  expect((await todayOf(ilya)).ownApplications).toBeUndefined();
});

test('moderators see how much their queue holds, nobody else does', async () => {
  const vera = await kollab.moderator({ firstName: 'Вера' });
  await projects.create(await projects.author(kollab));
  expect((await todayOf(vera)).waiting[0]).toMatchObject({
    kind: 'queue',
    count: expect.any(Number),
  });
  expect(await kindsOf(ilya)).toEqual([]);
});

test('has three vacancies that fit, and none to whom looks for nothing', async () => {
  const vera = await kollab.moderator({ firstName: 'Вера' });
  const skills = ['Оригами', 'Каллиграфия'];
  const olga = await skilled(kollab, vera, skills, 'Ольга');
  const place = await wanting(kollab, anya, skills);
  const { forYou } = await todayOf(olga);
  expect(forYou.length).toBeLessThanOrEqual(firstScreen.vacancies);
  expect(forYou).toContainEqual(
    expect.objectContaining({
      projectId: place.id,
      match: expect.objectContaining({ matched: expect.arrayContaining(skills) }),
    }),
  );
  expect((await todayOf(olga)).forYou).toEqual(forYou);
  await kollab.set('users', olga, { looking_for_team: 'no' });
  expect((await todayOf(olga)).forYou).toEqual([]);
});

test('older news of the inbox goes on where the first screen ends', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  const people = await Promise.all(
    Array.from({ length: firstScreen.inbox + 1 }, () => kollab.person()),
  );
  for (const person of people) await applyTo(person, project);
  const { news } = await todayOf(anya);
  expect(news.inbox).toHaveLength(firstScreen.inbox);
  const rest = await contacts.inboxOf(anya, { cursor: news.inboxNext ?? undefined });
  expect(rest).toHaveLength(1);
  expect(news.inbox.map(({ id }) => id)).not.toContain(rest[0]?.id);
});

test('older news of the feed goes on where the first screen ends', async () => {
  const vera = await kollab.moderator({ firstName: 'Вера' });
  const owner = await projects.author(kollab);
  await safety.followIt(ilya, owner);
  const project = await projects.create(owner);
  await projects.approve(vera, project);
  expect((await todayOf(ilya)).news).toMatchObject({
    feed: [{ projectId: project.id }],
    feedNext: null,
  });
  kollab.passTime((firstScreen.feedDays + 1) * day);
  const { news } = await todayOf(ilya);
  expect(news.feed).toEqual([]);
  const response = await fetch(
    `${kollab.baseUrl}/api/User/feed?cursor=${encodeURIComponent(news.feedNext ?? '')}`,
    { headers: kollab.signed(ilya) },
  );
  expect(await response.json()).toMatchObject([{ projectId: project.id }]);
});

test('what was read is said to be', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, project);
  const [entry] = (await todayOf(anya)).news.inbox;
  expect(entry).toMatchObject({ isRead: false });
  await anya.call(markRead, { body: { telegramId: anya.telegramId, ids: [entry?.id ?? ''] } });
  expect((await todayOf(anya)).news.inbox).toMatchObject([{ id: entry?.id, isRead: true }]);
});

test('a team that took one in leads for a day, by whichever way, until it is left or over', async () => {
  const project = await sampleProject(kollab, { owner: anya });
  await team.add(anya, project, ilya);
  expect((await todayOf(ilya)).joined).toEqual([]);
  kollab.passTime(3 * day);
  await team.answer(ilya, project, true);
  const other = await sampleProject(kollab, { owner: anya });
  await applyTo(ilya, other);
  kollab.passTime(1000);
  await decide(anya, other, ilya, 'Accepted');
  const { joined } = await todayOf(ilya);
  expect(joined).toEqual([
    {
      projectId: other.id,
      projectTitle: expect.stringMatching(/./),
      vacancyTitle: expect.stringMatching(/./),
      at: expect.any(String),
    },
    expect.objectContaining({ projectId: project.id, vacancyTitle: null }),
  ]);
  expect((await todayOf(anya)).joined).toEqual([]);
  for (const column of ['suspended_at', 'hidden_at'] as const) {
    await kollab.set('users', anya, { [column]: new Date() });
    expect((await todayOf(ilya)).joined).toEqual([]);
    await kollab.set('users', anya, { [column]: null });
  }
  await team.leave(ilya, other);
  await projects.archive(anya, project);
  expect((await todayOf(ilya)).joined).toEqual([]);
  await projects.restore(anya, project);
  expect((await todayOf(ilya)).joined).toHaveLength(1);
  kollab.passTime(day);
  expect((await todayOf(ilya)).joined).toEqual([]);
});
