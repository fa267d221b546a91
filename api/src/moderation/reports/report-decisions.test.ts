import { getUser } from '@kollab/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { settle, take } from '#test/steps/profiles.ts';
import { applyTo, told } from '#test/steps/applications.ts';
import { read, restore } from '#test/steps/projects.ts';
import { outcomes, takeAll } from '#test/steps/team.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import {
  complain,
  complainOfProject,
  followIt,
  found,
  judge,
  listQueue,
  release,
} from '#test/steps/reports.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const petya = shared(() => kollab.moderator({ firstName: 'Пётр', lastName: 'Цой' }));
const anya = fresh(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));
const ilya = fresh(() => kollab.person({ firstName: 'Илья', lastName: 'Ли' }));
const oleg = fresh(() => kollab.person({ firstName: 'Олег', lastName: 'Ким' }));
beforeEach(async () => {
  await emptyTables(kollab.db, 'reports');
  await kollab.db.deleteFrom('notifications').execute();
});

const standingOf = ({ id }: { id: string }) =>
  kollab.db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['hidden_at', 'hidden_by', 'suspended_at'])
    .executeTakeFirstOrThrow();

const free = { hidden_at: null, hidden_by: null, suspended_at: null };
const outcome = { kind: 'reportDecided', subjectType: 'profile', subjectName: 'Олег Ким' };

describe('a decision on a report', () => {
  test('of dismissal answers all open ones about the same, and leaves the person alone', async () => {
    const report = await complain(anya, oleg);
    await complain(ilya, oleg);
    const other = await complain(oleg, ilya);
    expect(await judge(vera, report, 'dismiss', ' ')).toEqual({
      id: report.reportId,
      decision: 'dismiss',
      answered: 2,
    });
    expect((await listQueue(vera)).map(({ id }) => id)).toEqual([other.reportId]);
    expect(await standingOf(oleg)).toEqual(free);
    const all = await takeAll(kollab);
    const news = (person: Someone) =>
      all.filter(({ telegramId }) => telegramId === person.telegramId).map(({ event }) => event);
    expect(news(anya)).toEqual([{ ...outcome, decision: 'dismiss' }]);
    expect(news(ilya)).toEqual([{ ...outcome, decision: 'dismiss' }]);
    expect(news(oleg)).toEqual([]);
  });

  test('to block a profile hides the person and tells them why', async () => {
    const report = await complain(anya, oleg);
    await judge(vera, report, 'block', '  Рассылает рекламу ');
    expect(await standingOf(oleg)).toEqual({
      hidden_at: expect.any(Date),
      hidden_by: vera.id,
      suspended_at: null,
    });
    const all = await takeAll(kollab);
    expect(all).toContainEqual({
      telegramId: oleg.telegramId,
      event: { kind: 'profileSanctioned', sanction: 'blocked', reason: 'Рассылает рекламу' },
    });
    expect(all).toContainEqual({
      telegramId: anya.telegramId,
      event: { ...outcome, decision: 'block' },
    });
  });

  test('to suspend leaves the person reading only', async () => {
    await judge(vera, await complain(anya, oleg), 'suspend');
    expect(await standingOf(oleg)).toMatchObject({
      suspended_at: expect.any(Date),
      hidden_at: null,
    });
    await expect(followIt(oleg, anya)).rejects.toMatchObject(refused('suspended', 403));
    expect(await found(anya, 'Олег Ким')).not.toContain(oleg.id);
    expect(await told(kollab, oleg)).toEqual([
      {
        kind: 'profileSanctioned',
        sanction: 'suspended',
        reason: 'Рассылает рекламу',
        until: null,
      },
    ]);
  });

  test('to suspend for a project suspends its owner', async () => {
    const project = await sampleProject(kollab, { owner: oleg });
    await judge(vera, await complainOfProject(anya, project), 'suspend');
    expect(await standingOf(oleg)).toMatchObject({ suspended_at: expect.any(Date) });
    await expect(read(anya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
  });

  test('to block a project takes it down for good, and each hears of it once', async () => {
    const project = await sampleProject(kollab, { owner: oleg, members: [ilya] });
    const petra = await kollab.person();
    await applyTo(petra, project);
    await judge(vera, await complainOfProject(anya, project), 'block', 'Пирамида');
    await expect(restore(oleg, project)).rejects.toMatchObject(refused('forbidden', 403));
    await expect(read(anya, project)).rejects.toMatchObject(refused('projectNotFound', 404));
    expect(await standingOf(oleg)).toEqual(free);
    const facts = { projectId: project.id, projectName: 'Солнечная карта' };
    const all = await takeAll(kollab);
    const news = (person: Someone) =>
      all.filter(({ telegramId }) => telegramId === person.telegramId).map(({ event }) => event);
    expect(news(oleg)).toEqual([{ kind: 'projectTakenDown', ...facts, reason: 'Пирамида' }]);
    expect(news(ilya)).toMatchObject([{ kind: 'projectClosed', hasApplied: false }]);
    expect(news(petra)).toMatchObject([{ kind: 'projectClosed', hasApplied: true }]);
    expect(news(anya)).toEqual([
      {
        kind: 'reportDecided',
        subjectType: 'project',
        subjectName: 'Солнечная карта',
        decision: 'block',
      },
    ]);
  });

  test('is not for the person it is about', async () => {
    const project = await sampleProject(kollab, { owner: petya });
    const own = refused('ownSubmission', 403);
    const [ofPerson, ofProject] = [
      await complain(anya, petya),
      await complainOfProject(anya, project),
    ];
    for (const decision of ['dismiss', 'block', 'suspend'] as const) {
      await expect(judge(petya, ofPerson, decision)).rejects.toMatchObject(own);
      await expect(judge(petya, ofProject, decision)).rejects.toMatchObject(own);
    }
    expect(await judge(vera, ofPerson, 'dismiss')).toMatchObject({ answered: 1 });
  });

  test('touches no admin', async () => {
    const admin = await kollab.admin();
    const project = await sampleProject(kollab, { owner: admin });
    const [ofPerson, ofProject] = [
      await complain(anya, admin),
      await complainOfProject(anya, project),
    ];
    for (const decision of ['block', 'suspend'] as const) {
      const forbidden = refused('forbidden', 403);
      await expect(judge(vera, ofPerson, decision)).rejects.toMatchObject(forbidden);
      await expect(judge(vera, ofProject, decision)).rejects.toMatchObject(forbidden);
    }
    expect(await standingOf(admin)).toEqual(free);
    expect(await judge(vera, ofPerson, 'dismiss')).toMatchObject({ answered: 1 });
  });

  test('is on a report that is there', async () => {
    const nothing = { reportId: crypto.randomUUID() };
    await expect(judge(vera, nothing, 'block')).rejects.toMatchObject(
      refused('reportNotFound', 404),
    );
  });
});

describe('two moderators', () => {
  test('one after the other: the second hears who decided and when', async () => {
    const report = await complain(anya, oleg);
    await judge(vera, report, 'dismiss');
    await expect(judge(petya, report, 'block')).rejects.toMatchObject({
      ...refused('alreadyDecided', 409),
      details: { status: 'dismiss', decidedBy: 'Вера Орлова', decidedAt: expect.any(String) },
    });
    expect(await standingOf(oleg)).toEqual(free);
  });

  test('at once, on several reports about the same, come to one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guilty = await kollab.person();
      const [first, second] = [await complain(anya, guilty), await complain(ilya, guilty)];
      const ended = await outcomes<unknown>([
        judge(vera, first, 'dismiss'),
        judge(petya, second, 'block'),
        judge(petya, first, 'suspend'),
        judge(vera, second, 'block'),
      ]);
      expect(ended.filter((one) => one === 'alreadyDecided')).toHaveLength(3);
      const decisions = await kollab.db
        .selectFrom('reports')
        .where('subject_id', '=', guilty.id)
        .select(['decision', 'decided_by'])
        .execute();
      expect(new Set(decisions.map((row) => JSON.stringify(row))).size).toBe(1);
    }
    const all = await takeAll(kollab);
    for (const { telegramId } of [anya, ilya]) {
      expect(all.filter((one) => one.telegramId === telegramId)).toHaveLength(5);
    }
  });

  test('and a report that comes meanwhile: it is answered too, or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guilty = await kollab.person();
      const report = await complain(anya, guilty);
      const [, late] = await outcomes<unknown>([
        judge(vera, report, 'block'),
        complain(ilya, guilty),
      ]);
      const open = (await listQueue(vera)).filter(({ subjectId }) => subjectId === guilty.id);
      expect(open).toEqual([]);
      const rows = kollab.db.selectFrom('reports').where('subject_id', '=', guilty.id);
      expect(await rows.selectAll().execute()).toHaveLength(late === 'userNotFound' ? 1 : 2);
    }
  });

  test('see the decision on every card of every report it answered', async () => {
    const report = await complain(anya, oleg);
    await complain(ilya, oleg);
    for (const item of await take(kollab)) await settle(kollab, item, 'sent', { messageId: 7 });
    await judge(vera, report, 'block', 'Рассылает рекламу');
    const cards = (await take(kollab)).filter(({ messageId }) => messageId === 7);
    expect(cards).toHaveLength(4);
    for (const { event } of cards) {
      expect(event).toMatchObject({
        kind: 'reportCard',
        card: {
          openCount: 0,
          decision: { decision: 'block', name: 'Вера Орлова', comment: 'Рассылает рекламу' },
        },
      });
    }
  });
});

describe('a release', () => {
  test('brings a blocked and suspended person back, on record, and tells them once', async () => {
    await judge(vera, await complain(anya, oleg), 'block');
    await judge(vera, await complain(petya, oleg), 'suspend').catch(() => undefined);
    await takeAll(kollab);
    expect(await release(petya, oleg)).toEqual({ telegramId: oleg.telegramId });
    expect(await release(petya, oleg)).toEqual({ telegramId: oleg.telegramId });
    expect(await standingOf(oleg)).toEqual(free);
    expect(await anya.call(getUser, { params: { id: oleg.id } })).toMatchObject({ id: oleg.id });
    expect(await found(anya, 'Олег Ким')).toContain(oleg.id);
    expect(await told(kollab, oleg)).toEqual([
      { kind: 'profileSanctioned', sanction: 'released', reason: null },
    ]);
    const releases = kollab.db.selectFrom('releases').where('user_id', '=', oleg.id);
    expect(await releases.select('released_by').execute()).toEqual([{ released_by: petya.id }]);
  });

  test('is not for oneself, nor of nobody', async () => {
    await expect(release(vera, vera)).rejects.toMatchObject(refused('ownSubmission', 403));
    const nobody = { id: crypto.randomUUID() };
    await expect(release(vera, nobody)).rejects.toMatchObject(refused('userNotFound', 404));
  });
});
