import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { restore } from '#test/steps/projects.ts';
import { handOver, outcomes, takeAll } from '#test/steps/team.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, shared, sharedApp, type Someone } from '#test/test-app.ts';
import { lockSubject } from './reports.queries.ts';
import { complain, complainOfProject, judge, listQueue, release } from '#test/steps/reports.ts';

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const petya = shared(() => kollab.moderator({ firstName: 'Пётр', lastName: 'Цой' }));
const anya = fresh(() => kollab.person());
const ilya = fresh(() => kollab.person());
const oleg = fresh(() => kollab.person());
beforeEach(() => emptyTables(kollab.db, 'reports'));

const standingOf = ({ id }: { id: string }) =>
  kollab.db
    .selectFrom('users')
    .where('id', '=', id)
    .select(['hidden_at', 'suspended_at'])
    .executeTakeFirstOrThrow();
const free = { hidden_at: null, suspended_at: null };

test('a report is not decided by whoever made it, nor by a moderator against another', async () => {
  const own = await complain(vera, oleg);
  for (const decision of ['dismiss', 'block', 'suspend'] as const) {
    await expect(judge(vera, own, decision)).rejects.toMatchObject(refused('ownSubmission', 403));
  }
  await complain(anya, oleg);
  await expect(judge(vera, own, 'suspend')).rejects.toMatchObject(refused('ownSubmission', 403));
  const colleague = await complain(anya, petya);
  await expect(judge(vera, colleague, 'suspend')).rejects.toMatchObject(refused('forbidden', 403));
  expect(await standingOf(petya)).toEqual(free);
  expect(await judge(petya, own, 'dismiss')).toMatchObject({ answered: 2 });
  expect(await judge(await kollab.admin(), colleague, 'suspend')).toMatchObject({ answered: 1 });
  expect((await standingOf(petya)).suspended_at).not.toBeNull();
  await expect(release(vera, petya)).rejects.toMatchObject(refused('forbidden', 403));
  await release(await kollab.admin(), petya);
});

test('a decision meets who owned the project when it was reported', async () => {
  const { id } = await sampleProject(kollab, { owner: oleg, members: [ilya] });
  const report = await complainOfProject(anya, { id });
  await handOver(oleg, { id }, ilya);
  await judge(vera, report, 'suspend');
  expect((await standingOf(oleg)).suspended_at).not.toBeNull();
  expect(await standingOf(ilya)).toEqual(free);
});

test('a report, or a later one, is not decided by whose project it was, though they handed it over', async () => {
  const { id } = await sampleProject(kollab, { owner: petya, members: [ilya] });
  const report = await complainOfProject(anya, { id });
  await handOver(petya, { id }, ilya);
  await takeAll(kollab);
  const later = await complainOfProject(oleg, { id });
  expect(await readersOfCards()).toEqual([vera.telegramId]);
  expect(await listQueue(petya)).toEqual([]);
  for (const one of [report, later]) {
    await expect(judge(petya, one, 'dismiss')).rejects.toMatchObject(refused('ownSubmission', 403));
  }
  expect(await listQueue(vera)).toHaveLength(2);
});

test('a takedown meets who owned the project when it was reported, and its owner hears of it', async () => {
  const admin = await kollab.admin();
  const { id } = await sampleProject(kollab, { owner: oleg, members: [admin, ilya] });
  const report = await complainOfProject(anya, { id });
  await handOver(oleg, { id }, admin);
  await takeAll(kollab);
  await judge(vera, report, 'block', 'Просят денег');
  const told = (await takeAll(kollab)).map(({ telegramId, event }) => [telegramId, event.kind]);
  expect(told).toEqual(
    expect.arrayContaining([
      [admin.telegramId, 'projectTakenDown'],
      [oleg.telegramId, 'projectClosed'],
      [ilya.telegramId, 'projectClosed'],
      [anya.telegramId, 'reportDecided'],
    ]),
  );
  expect(told).toHaveLength(4);
});

test('a report about what became theirs is not for a moderator either', async () => {
  const { id } = await sampleProject(kollab, { owner: oleg, members: [petya] });
  const report = await complainOfProject(anya, { id });
  await handOver(oleg, { id }, petya);
  expect(await listQueue(petya)).toEqual([]);
  expect(await readersOfCards()).toEqual([vera.telegramId]);
  await expect(judge(petya, report, 'dismiss')).rejects.toMatchObject(
    refused('ownSubmission', 403),
  );
});

test('what was taken down is not brought back by a moderator whose it was', async () => {
  const { id } = await sampleProject(kollab, { owner: petya, members: [ilya] });
  const report = await complainOfProject(anya, { id });
  await handOver(petya, { id }, ilya);
  await judge(await kollab.admin(), report, 'block', 'Просят денег');
  for (const person of [ilya, petya]) {
    await expect(restore(person, { id })).rejects.toMatchObject(refused('forbidden', 403));
  }
  expect(await restore(vera, { id })).toMatchObject({ isDeleted: false });
});

const readersOfCards = async () =>
  (await takeAll(kollab)).flatMap(({ telegramId, event }) =>
    event.kind === 'reportCard' ? [telegramId] : [],
  );

const somebodyWaits = async () => {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(kollab.db);
  return rows.length > 0;
};

const demote = ({ id }: Someone) => kollab.set('users', { id }, { role: 'user' });

test('a moderator who loses the role meanwhile decides nothing and releases nobody', async () => {
  const report = await complain(anya, oleg);
  const nina = await kollab.moderator();
  const ended = await kollab.db.transaction().execute(async (trx) => {
    await lockSubject(trx, { type: 'profile', id: oleg.id });
    const pending = outcomes([judge(nina, report, 'suspend')]);
    await expect.poll(somebodyWaits).toBe(true);
    await demote(nina);
    return { pending };
  });
  expect(await ended.pending).toEqual(['forbidden']);
  await judge(vera, report, 'suspend');
  const lena = await kollab.moderator();
  const released = await kollab.db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').where('id', '=', oleg.id).select('id').forUpdate().execute();
    const pending = outcomes([release(lena, oleg)]);
    await expect.poll(somebodyWaits).toBe(true);
    await demote(lena);
    return { pending };
  });
  expect(await released.pending).toEqual(['forbidden']);
  expect((await standingOf(oleg)).suspended_at).not.toBeNull();
});

test.each([
  ['decides', (by: Someone, reportId: string) => judge(by, { reportId }, 'suspend')],
  ['releases', (by: Someone) => release(by, oleg)],
])('whoever %s while a sanction on them is under way waits for it', async (_, act) => {
  const { reportId } = await complain(anya, oleg);
  const nina = await kollab.moderator();
  const ended = await kollab.db.transaction().execute(async (trx) => {
    const suspended = { suspended_at: new Date() };
    await trx.updateTable('users').set(suspended).where('id', '=', nina.id).execute();
    const pending = outcomes<unknown>([act(nina, reportId)]);
    await expect.poll(somebodyWaits).toBe(true);
    return { pending };
  });
  expect(await ended.pending).toEqual(['suspended']);
  expect(await standingOf(oleg)).toEqual(free);
});

test('moderators whom admins sanction at once with each other come to one outcome each', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [nina, guilty] = [await kollab.moderator(), await kollab.person()];
    const [ofNina, ofGuilty] = [await complain(anya, nina), await complain(anya, guilty)];
    const [, decided] = await outcomes<unknown>([
      judge(await kollab.admin(), ofNina, 'suspend'),
      judge(nina, ofGuilty, 'suspend'),
    ]);
    expect((await standingOf(nina)).suspended_at).not.toBeNull();
    const isSuspended = (await standingOf(guilty)).suspended_at !== null;
    expect(decided === 'suspended').toBe(!isSuspended);
  }
});
