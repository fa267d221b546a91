import { listReports, reportProject, reportUser } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { remove } from '#test/steps/projects.ts';
import { handOver, outcomes, takeAll } from '#test/steps/team.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { block, complain, complainOfProject, hide, judge, listQueue } from '#test/steps/reports.ts';

const noUser = refused('userNotFound', 404);
const noProject = refused('projectNotFound', 404);

const reportsADay = 5;
const kollab = sharedApp({ dailyLimits: { report: reportsADay } });
const vera = shared(() => kollab.moderator());
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));
beforeEach(async () => {
  await emptyTables(kollab.db, 'reports');
  await kollab.db.deleteFrom('notifications').execute();
});

const reports = () => kollab.db.selectFrom('reports').selectAll().execute();

describe('a report', () => {
  test('of a person waits for moderators, with who reported and why', async () => {
    const { reportId } = await complain(anya, oleg, '  Шлёт рекламу ');
    expect(await listQueue(vera)).toEqual([
      {
        id: reportId,
        subjectType: 'profile',
        subjectId: oleg.id,
        subjectName: 'Олег Ким',
        telegramId: oleg.telegramId,
        photo: null,
        category: 'spam',
        text: 'Шлёт рекламу',
        reporter: { telegramId: anya.telegramId, name: 'Аня Лис' },
        openCount: 1,
        suspension: null,
        submittedAt: expect.any(String),
      },
    ]);
  });

  test('of a project names the project, and its owner to be reached', async () => {
    const project = await sampleProject(kollab, { owner: oleg, name: 'Пирамида' });
    await complainOfProject(anya, project);
    expect(await listQueue(vera)).toMatchObject([
      {
        subjectType: 'project',
        subjectId: project.id,
        subjectName: 'Пирамида',
        telegramId: oleg.telegramId,
        category: 'fraud',
      },
    ]);
  });

  test('is one per reporter and subject while it is open', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    const first = await complain(anya, oleg);
    await complainOfProject(anya, project);
    const again = refused('alreadyReported', 409);
    await expect(complain(anya, oleg)).rejects.toMatchObject(again);
    await expect(complainOfProject(anya, project)).rejects.toMatchObject(again);
    expect(await reports()).toHaveLength(2);
    await judge(vera, first, 'dismiss');
    expect(await complain(anya, oleg)).toMatchObject({ reportId: expect.any(String) });
  });

  test('sent ten times at once is one', async () => {
    const ended = await outcomes(Array.from({ length: 10 }, () => complain(anya, oleg)));
    expect(ended.filter((one) => one === 'alreadyReported')).toHaveLength(9);
    expect(await reports()).toHaveLength(1);
  });

  test('is counted with those of others about the same', async () => {
    await complain(anya, oleg);
    await complain(await kollab.person(), oleg);
    await complain(oleg, anya);
    expect((await listQueue(vera)).map(({ openCount }) => openCount)).toEqual([2, 2, 1]);
  });

  test('is about somebody or something one may see', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    const waiting = await sampleProject(kollab, { owner: oleg, isApproved: false });
    await expect(complainOfProject(anya, waiting)).rejects.toMatchObject(noProject);
    await block(oleg, anya);
    await expect(complain(anya, oleg)).rejects.toMatchObject(noUser);
    await expect(complainOfProject(anya, project)).rejects.toMatchObject(noProject);
    const ilya = await kollab.person();
    await hide(kollab, oleg);
    await expect(complain(ilya, oleg)).rejects.toMatchObject(noUser);
    await expect(complainOfProject(ilya, project)).rejects.toMatchObject(noProject);
    const nobody = { id: crypto.randomUUID() };
    await expect(complain(anya, nobody)).rejects.toMatchObject(noUser);
    await expect(complainOfProject(anya, nobody)).rejects.toMatchObject(noProject);
  });

  test('may follow on a block of one’s own', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    await block(anya, oleg);
    await complain(anya, oleg);
    await complainOfProject(anya, project);
    expect(await listQueue(vera)).toHaveLength(2);
  });

  test('of a project deleted meanwhile is still there to be decided on', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    const report = await complainOfProject(anya, project);
    await remove(oleg, project);
    expect(await listQueue(vera)).toHaveLength(1);
    expect(await judge(vera, report, 'dismiss')).toMatchObject({ answered: 1 });
  });

  test.each([
    ['no category', { category: 'boring', text: 'Скучно' }],
    ['a text too long', { category: 'spam', text: 'а'.repeat(1001) }],
    ['an unknown field', { category: 'spam', text: 'Реклама', decision: 'block' }],
  ])('with %s is refused', async (_, body) => {
    const bad = refused('badInput', 400);
    const project = await sampleProject(kollab, { owner: oleg });
    const ofPerson = anya.call(reportUser, { params: { id: oleg.id }, body: body as never });
    await expect(ofPerson).rejects.toMatchObject(bad);
    const params = { projectId: project.id };
    const ofProject = anya.call(reportProject, { params, body: body as never });
    await expect(ofProject).rejects.toMatchObject(bad);
  });

  test('is one of as many as the limit of a day says', async () => {
    for (let count = 0; count < reportsADay; count += 1)
      await complain(anya, await kollab.person());
    await expect(complain(anya, oleg)).rejects.toMatchObject(refused('dailyLimit', 429));
    expect(await reports()).toHaveLength(reportsADay);
    kollab.passTime(24 * 60 * 60_000);
    await complain(anya, oleg);
  });
});

describe('the queue of reports', () => {
  test('comes oldest first, page by page', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => kollab.person()));
    for (const person of people) await complain(anya, person);
    const same = { created_at: new Date() };
    await kollab.db.updateTable('reports').set(same).where('subject_id', '!=', oleg.id).execute();
    const pages = await kollab.listPages<{ id: string }>(vera, `${listReports.path}?limit=2`);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toEqual((await listQueue(vera)).map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
  });

  test('shows a moderator nothing about themselves or their project', async () => {
    const petya = await kollab.moderator({ firstName: 'Пётр' });
    const project = await sampleProject(kollab, { owner: petya });
    await complain(anya, petya);
    await complainOfProject(anya, project);
    expect(await listQueue(petya)).toEqual([]);
    expect(await listQueue(vera)).toHaveLength(2);
    await kollab.set('users', petya, { role: 'user' });
  });
});

describe('a card about a report', () => {
  test('goes to every moderator but whom it is about', async () => {
    const petya = await kollab.moderator({ firstName: 'Пётр' });
    const { reportId } = await complain(anya, petya, 'Грубит');
    expect(await takeAll(kollab)).toEqual([
      {
        telegramId: vera.telegramId,
        event: {
          kind: 'reportCard',
          card: {
            reportId,
            subjectType: 'profile',
            subjectId: petya.id,
            subjectName: 'Пётр',
            telegramId: petya.telegramId,
            category: 'spam',
            text: 'Грубит',
            reporterName: 'Аня Лис',
            openCount: 1,
            submittedAt: expect.any(String),
            decision: null,
          },
        },
      },
    ]);
    await kollab.set('users', petya, { role: 'user' });
  });

  test('goes to the moderators’ group instead where there is one', async () => {
    const group = -1_001_234_567_890;
    await kollab.db.insertInto('moderators_chat').values({ chat_id: group }).execute();
    const { reportId } = await complain(anya, oleg);
    expect(await takeAll(kollab)).toMatchObject([
      { telegramId: group, event: { kind: 'reportCard', card: { reportId } } },
    ]);
    await kollab.db.deleteFrom('moderators_chat').execute();
  });

  test('goes to each other moderator, not to the group, where the group may read of itself', async () => {
    const petya = await kollab.moderator({ firstName: 'Пётр' });
    const ilya = await kollab.person();
    const admin = await kollab.admin();
    const of = (owner: Someone) => sampleProject(kollab, { owner, members: [ilya] });
    const [project, handed] = [await of(petya), await of(petya)];
    await kollab.db.insertInto('moderators_chat').values({ chat_id: -100 }).execute();
    const readers = async () =>
      (await takeAll(kollab)).map(({ telegramId }) => telegramId).toSorted((a, b) => a - b);
    await complain(anya, petya);
    expect(await readers()).toEqual([vera.telegramId]);
    await complainOfProject(anya, project);
    expect(await readers()).toEqual([vera.telegramId]);
    await complain(anya, admin);
    expect(await readers()).toEqual([vera.telegramId, petya.telegramId]);
    await complainOfProject(oleg, handed);
    await takeAll(kollab);
    await handOver(petya, handed, ilya);
    await takeAll(kollab);
    await complainOfProject(anya, handed);
    expect(await readers()).toEqual([vera.telegramId]);
    await complain(anya, oleg);
    expect(await readers()).toEqual([-100]);
    await kollab.db.deleteFrom('moderators_chat').execute();
    await kollab.set('users', petya, { role: 'user' });
  });

  test('is not for the only moderator where it is about them', async () => {
    await complain(anya, vera);
    expect(await takeAll(kollab)).toEqual([]);
  });
});
