import {
  follow,
  followProject,
  getFeedSettings,
  limits,
  listFeed,
  setFeedSettings,
  unfollowProject,
} from '@kollab/contract';
import { randomUUID } from 'node:crypto';
import { dayBegins } from '#src/platform/days.ts';
import { describe, expect, test } from 'vitest';
import { applyTo, decide } from '#test/steps/applications.ts';
import * as projects from '#test/steps/projects.ts';
import { waysOut } from '#test/steps/out-of-sight.ts';
import * as team from '#test/steps/team.ts';
import { refused, shared, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const day = 24 * 60 * 60_000;
const vera = shared(() => kollab.moderator());

type Named = { id: string };
const start = (person: Someone, { id }: Named) =>
  person.call(followProject, { body: { projectId: id } });
const stop = (person: Someone, { id }: Named) =>
  person.call(unfollowProject, { body: { projectId: id } });
const followPerson = (person: Someone, other: Someone) =>
  person.call(follow, {
    body: { followerTelegramId: person.telegramId, followeeTelegramId: other.telegramId },
  });
const feed = (person: Someone, query: object = {}) => person.call(listFeed, { query });
const kindsOf = (rows: Awaited<ReturnType<typeof feed>>) =>
  rows.map(({ news }) => news.map(({ kind }) => kind).join(' '));

async function publish(owner: Someone, more: object = {}) {
  const made = await projects.create(owner, { vacancies: [projects.vacancyInput()], ...more });
  await projects.approve(vera, made);
  return made;
}

describe('the feed of a follower', () => {
  test('tells of a project with its vacancies once moderators approved them', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.approved()];
    await followPerson(ilya, anya);
    const made = await projects.create(anya, { vacancies: [projects.vacancyInput()] });
    expect(await feed(ilya)).toEqual([]);
    await projects.approve(vera, made);
    expect(await feed(ilya)).toEqual([
      {
        projectId: made.id,
        projectTitle: 'Солнечная карта',
        coverImage: null,
        palette: [],
        telegramId: anya.telegramId,
        ownerName: made.ownerName,
        ownerPhoto: null,
        at: expect.any(String) as string,
        news: [
          { kind: 'project' },
          {
            kind: 'vacancy',
            vacancies: [{ vacancyId: made.vacancies[0]?.id, title: 'Разработчик' }],
          },
        ],
        followed: {
          project: false,
          people: [{ telegramId: anya.telegramId, name: made.ownerName }],
        },
      },
    ]);
  });

  test('tells of edits only what is new: a vacancy, another stage', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    await start(ilya, made);
    kollab.passTime(2 * day);
    await projects.edit(anya, made, { description: 'Другое описание' });
    await projects.approve(vera, made);
    expect(kindsOf(await feed(ilya))).toEqual(['project vacancy']);
    const [kept] = made.vacancies;
    const vacancies = [
      projects.vacancyInput({ id: kept?.id }),
      projects.vacancyInput({ title: 'Дизайнер' }),
    ];
    await projects.edit(anya, made, { stage: 'Growth Stage', vacancies });
    await projects.approve(vera, made);
    const rows = await feed(ilya);
    expect(kindsOf(rows)).toEqual(['vacancy stage', 'project vacancy']);
    expect(rows[0]?.news).toMatchObject([
      { vacancies: [{ title: 'Дизайнер' }] },
      { stage: 'Growth Stage' },
    ]);
    expect(rows[0]?.followed).toEqual({ project: true, people: [] });
  });

  test('tells that a project is finished, while it is, and of the last end alone', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    await start(ilya, made);
    kollab.passTime(2 * day);
    await projects.finish(anya, made);
    await projects.finish(anya, made);
    // The vacancy is closed by that, and told of no more.
    expect(kindsOf(await feed(ilya))).toEqual(['finished', 'project']);
    await projects.restore(anya, made);
    expect(kindsOf(await feed(ilya))).toEqual(['project']);
    kollab.passTime(2 * day);
    await projects.finish(anya, made);
    expect(kindsOf(await feed(ilya))).toEqual(['finished', 'project']);
    const params = { telegramId: ilya.telegramId };
    await ilya.call(setFeedSettings, { params, body: { hiddenKinds: ['finished'] } });
    expect(kindsOf(await feed(ilya))).toEqual(['project']);
  });

  test('tells of the end that lasts on its day, and once a day at most', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    await start(ilya, made);
    const now = kollab.context.clock();
    kollab.passTime(dayBegins(now, 2).getTime() - now.getTime());
    await projects.finish(anya, made);
    const [told] = await feed(ilya);
    const again = async () => {
      kollab.passTime(day / 3);
      await projects.restore(anya, made);
      await projects.finish(anya, made);
      return feed(ilya);
    };
    expect((await again())[0]).toEqual(told);
    expect((await again())[0]).toEqual(told);
    const rows = await again();
    expect(kindsOf(rows)).toEqual(['finished', 'project']);
    expect(Date.parse(rows[0]?.at ?? '') - Date.parse(told?.at ?? '')).toBeGreaterThanOrEqual(day);
  });

  test('tells who joined, unless they switched that off, or left', async () => {
    const [anya, ilya, oleg, ira] = [
      await projects.author(kollab),
      await kollab.person(),
      await kollab.person({ firstName: 'Олег' }),
      await kollab.person({ firstName: 'Ира' }),
    ];
    const made = await publish(anya);
    const vacancyIds = made.vacancies.map(({ id }) => id);
    await start(ilya, made);
    await applyTo(oleg, { id: made.id, vacancyIds });
    await decide(anya, { id: made.id, vacancyIds }, oleg, 'Accepted');
    await team.add(anya, made, ira);
    const joined = async () =>
      (await feed(ilya)).flatMap(({ news }) =>
        news.flatMap((one) => (one.kind === 'joined' ? one.people.map(({ name }) => name) : [])),
      );
    expect(await joined()).toEqual(['Олег']);
    await team.answer(ira, made, true);
    expect((await joined()).toSorted()).toEqual(['Ира', 'Олег']);
    await ira.call(setFeedSettings, {
      params: { telegramId: ira.telegramId },
      body: { tellsJoining: false },
    });
    expect(await joined()).toEqual(['Олег']);
    await team.leave(oleg, made);
    expect(await joined()).toEqual([]);
  });

  test.each(waysOut)('says nothing of who joined and of %s', async (_, leave) => {
    const [anya, ilya, oleg] = [
      await projects.author(kollab),
      await kollab.person(),
      await kollab.person(),
    ];
    const made = await publish(anya);
    await start(ilya, made);
    await followPerson(ilya, oleg);
    await team.add(anya, made, oleg);
    await team.answer(oleg, made, true);
    expect(kindsOf(await feed(ilya))).toEqual(['project vacancy joined']);
    await leave(kollab, ilya, oleg);
    expect(kindsOf(await feed(ilya))).toEqual(['project vacancy']);
    expect(JSON.stringify(await feed(ilya))).not.toContain(`${oleg.telegramId}`);
  });

  test.each(waysOut)('says nothing of the projects of %s', async (_, leave) => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    await start(ilya, made);
    await followPerson(ilya, anya);
    await leave(kollab, ilya, anya);
    expect(await feed(ilya)).toEqual([]);
    await expect(start(ilya, made)).rejects.toMatchObject(refused('projectNotFound', 404));
    expect(await stop(ilya, made)).toMatchObject({ isFollowing: false });
  });

  test('shows projects as they are now, and none that is archived', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    await start(ilya, made);
    await projects.edit(anya, made, { name: 'Лунная карта' });
    await projects.approve(vera, made);
    expect(await feed(ilya)).toMatchObject([{ projectTitle: 'Лунная карта' }]);
    await projects.archive(anya, made);
    expect(await feed(ilya)).toEqual([]);
    await projects.restore(anya, made);
    expect(await feed(ilya)).toHaveLength(1);
  });

  test('shows at most three projects of one owner a day', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    await followPerson(ilya, anya);
    const names = ['Раз', 'Два', 'Три', 'Четыре'];
    for (const name of names) await publish(anya, { name });
    const titles = (await feed(ilya)).map(({ projectTitle }) => projectTitle);
    expect(titles).toEqual(['Четыре', 'Три', 'Два']);
  });

  test('leaves out the kinds that its reader hid, and what they do themselves', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    await followPerson(ilya, anya);
    await publish(anya);
    const params = { telegramId: ilya.telegramId };
    const hide = (hiddenKinds: 'vacancy'[]) =>
      ilya.call(setFeedSettings, { params, body: { hiddenKinds } });
    expect(await hide(['vacancy'])).toEqual({
      hiddenKinds: ['vacancy'],
      tellsJoining: true,
      inDigest: false,
    });
    expect(kindsOf(await feed(ilya))).toEqual(['project']);
    expect(await ilya.call(getFeedSettings, { params })).toMatchObject({
      hiddenKinds: ['vacancy'],
    });
    await hide([]);
    expect(kindsOf(await feed(ilya))).toEqual(['project vacancy']);
    expect(await feed(anya)).toEqual([]);
  });
});

describe('following a project', () => {
  test('begins and ends, however often', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await publish(anya);
    for (const _ of [1, 2]) {
      expect(await start(ilya, made)).toEqual({ projectId: made.id, isFollowing: true });
    }
    expect(await feed(ilya)).toHaveLength(1);
    for (const _ of [1, 2]) {
      expect(await stop(ilya, made)).toEqual({ projectId: made.id, isFollowing: false });
    }
    expect(await feed(ilya)).toEqual([]);
  });

  test('one’s own, or one that is not to be seen, is refused', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const made = await projects.create(anya, { vacancies: [] });
    await expect(start(ilya, made)).rejects.toMatchObject(refused('projectNotFound', 404));
    await expect(start(anya, made)).rejects.toMatchObject(refused('ownProjectFollow', 400));
  });

  test('ends at five hundred: one more waits until another is left', async () => {
    const [anya, ilya] = [await projects.author(kollab), await kollab.person()];
    const [first, second] = [await publish(anya), await publish(anya)];
    const created_at = kollab.context.clock();
    const ids = Array.from({ length: limits.followedProjects - 1 }, () => randomUUID());
    const others = ids.map((id) => ({ id, owner_id: anya.id, created_at }));
    await kollab.db.insertInto('projects').values(others).execute();
    const follows = ids.map((project_id) => ({ project_id, user_id: ilya.id, created_at }));
    await kollab.db.insertInto('project_follows').values(follows).execute();
    await start(ilya, first);
    await expect(start(ilya, second)).rejects.toMatchObject(refused('tooManyFollowed', 409));
    expect(await start(ilya, first)).toMatchObject({ isFollowing: true });
    await stop(ilya, first);
    expect(await start(ilya, second)).toMatchObject({ isFollowing: true });
  });
});
