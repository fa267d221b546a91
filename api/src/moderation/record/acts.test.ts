import {
  archiveProject,
  deleteProject,
  grantModerator,
  listRecord,
  restoreProject,
  takeModerator,
} from '@kollab/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { gone, leave, stay } from '#test/steps/account.ts';
import { approve, reject, send } from '#test/steps/profiles.ts';
import { complain, judge, release } from '#test/steps/reports.ts';
import { handOver } from '#test/steps/team.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();
const admin = shared(() => kollab.admin());
const vera = shared(() => kollab.moderator());
const anya = shared(() => kollab.person({ firstName: 'Аня', lastName: 'Лис' }));

async function actsOn({ id }: { id: string }) {
  const { rows } = await sql<{ act: string; by: string | null; reason: string | null }>`
    select kind as act, coalesce(actor_id::text, origin) as by, reason from record_entries
    where subject_id = ${id} order by created_at, id`.execute(kollab.db);
  return rows;
}
const kindsOf = async (subject: { id: string }) => (await actsOn(subject)).map(({ act }) => act);

describe('an act that goes round the API', () => {
  const columns = {
    users: {
      moderation_status: ["'Approved'", 'statusChanged'],
      suspended_at: ['now()', 'suspended'],
      hidden_at: ['now()', 'hidden'],
      deletes_at: ["now() + interval '2 days'", 'deletionAsked'],
      deleted_at: ['now()', 'erased'],
    },
    projects: {
      moderation_status: ["'Rejected'", 'statusChanged'],
      archived_at: ['now()', 'archived'],
      deleted_at: ['now()', 'takenDown'],
      owner_id: ['(select id from users where telegram_id = 7900000001)', 'handedOver'],
    },
  } as const;
  const each = Object.entries(columns).flatMap(([table, of]) =>
    Object.entries(of).map(([column, [value, kind]]) => [table, column, value, kind] as const),
  );

  test.each(each)('is on record all the same: %s.%s', async (table, column, value, kind) => {
    const person = await kollab.person();
    const subject = table === 'users' ? person : await sampleProject(kollab, { owner: person });
    const before = (await actsOn(subject)).length;
    await sql
      .raw(`update ${table} set ${column} = ${value} where id = '${subject.id}'`)
      .execute(kollab.db);
    expect((await actsOn(subject)).slice(before)).toEqual([
      { act: kind, by: 'database', reason: null },
    ]);
  });

  test('is on record where a role is given, and where rows come or go', async () => {
    const person = await kollab.person();
    const project = await sampleProject(kollab, { owner: person });
    await sql`update users set role = 'moderator' where id = ${person.id}`.execute(kollab.db);
    const [entry] = await vera.call(listRecord, { query: { subjectId: person.id } });
    expect(entry).toMatchObject({ kind: 'becameModerator', actor: null, origin: 'database' });
    expect(await kindsOf(project)).toEqual(['statusChanged']);
    for (const table of ['participants', 'vacancies']) {
      await sql`delete from ${sql.table(table)} where project_id = ${project.id}`.execute(
        kollab.db,
      );
    }
    await sql`delete from projects where id = ${project.id}`.execute(kollab.db);
    expect(await kindsOf(project)).toEqual(['statusChanged', 'removed']);
  });
});

describe('history', () => {
  const histories = ['moderation_events', 'record_entries', 'role_changes', 'releases', 'reports'];

  beforeAll(async () => {
    const [bad, other] = [await kollab.person(), await kollab.person()];
    await send(bad, { major: 'Физика' });
    await judge(vera, await complain(other, bad), 'suspend', 'Рассылает рекламу');
    await release(vera, bad);
    const params = { id: other.id };
    await admin.call(grantModerator, { params, body: {} });
  });

  test('keeps the submissions that it is about', async () => {
    const wipe = kollab.db.deleteFrom('submissions').execute();
    await expect(wipe).rejects.toThrow('moderation_events');
  });

  test.each(histories)('is neither changed nor deleted nor emptied: %s', async (name) => {
    const table = sql.table(name);
    const { rows } = await sql<object>`select * from ${table} order by id`.execute(kollab.db);
    expect(rows).not.toEqual([]);
    for (const column of Object.keys(rows[0] ?? {}).map((one) => sql.ref(one))) {
      const edit = sql`update ${table} set ${column} = ${column}`.execute(kollab.db);
      await expect(edit).rejects.toThrow('append-only');
    }
    const reason = { role_changes: sql`role = 'user'`, releases: sql`created_at = now()` }[name];
    const wipe = reason ?? (name === 'reports' ? sql`comment = null` : sql`reason = null`);
    await expect(sql`update ${table} set ${wipe}`.execute(kollab.db)).rejects.toThrow(
      'append-only',
    );
    await expect(sql`delete from ${table}`.execute(kollab.db)).rejects.toThrow('append-only');
    await expect(sql`truncate ${table} cascade`.execute(kollab.db)).rejects.toThrow('append-only');
    expect((await sql`select * from ${table} order by id`.execute(kollab.db)).rows).toEqual(rows);
  });

  test('loses what was said of somebody once they have left, and nothing else', async () => {
    const ilya = await kollab.person();
    const project = await sampleProject(kollab, { owner: ilya });
    await vera.call(deleteProject, { params: { id: project.id }, body: { comment: 'Пирамида' } });
    const [, before] = await actsOn(project);
    expect(before).toEqual({ act: 'takenDown', by: vera.id, reason: 'Пирамида' });
    await gone(kollab, ilya);
    expect((await actsOn(project))[1]).toEqual({ ...before, reason: null });
    expect((await kindsOf(ilya)).slice(-2)).toEqual(['deletionAsked', 'erased']);
  });
});

describe('an act through the API', () => {
  test('names whose it is and why', async () => {
    const project = await sampleProject(kollab, { owner: anya, members: [vera] });
    const params = { id: project.id };
    await anya.call(archiveProject, { params, body: {} });
    await anya.call(restoreProject, { params, body: {} });
    await anya.call(deleteProject, { params, body: {} });
    await anya.call(restoreProject, { params, body: {} });
    await admin.call(deleteProject, { params, body: { comment: 'Обещает доход' } });
    await admin.call(restoreProject, { params, body: {} });
    await handOver(anya, project, vera);
    expect((await actsOn(project)).slice(1)).toEqual([
      { act: 'archived', by: anya.id, reason: null },
      { act: 'unarchived', by: anya.id, reason: null },
      { act: 'deleted', by: anya.id, reason: null },
      { act: 'restored', by: anya.id, reason: null },
      { act: 'takenDown', by: admin.id, reason: 'Обещает доход' },
      { act: 'restored', by: admin.id, reason: null },
      { act: 'handedOver', by: anya.id, reason: null },
    ]);
    const told = await vera.call(listRecord, { query: { subjectId: project.id } });
    expect(told.map(({ kind }) => kind).filter((kind) => kind !== 'statusChanged')).toEqual([
      'handedOver',
      'released',
      'takenDown',
      'restored',
      'deleted',
      'unarchived',
      'archived',
    ]);
  });

  test('is shown once, where it is told in full', async () => {
    const [bad, other] = [await kollab.person(), await kollab.person()];
    await send(bad, { major: 'Физика' });
    await reject(vera, bad, 'Не видно лица');
    await send(bad, { major: 'Химия' });
    await approve(vera, bad);
    await judge(vera, await complain(other, bad), 'suspend');
    await release(vera, bad);
    await leave(bad);
    await stay(bad);
    const entries = await vera.call(listRecord, { query: { subjectId: bad.id } });
    expect(entries.map(({ kind }) => kind)).toEqual([
      'deletionCancelled',
      'deletionAsked',
      'released',
      'reportSuspended',
      'approved',
      'submitted',
      'rejected',
      'consented',
      'submitted',
    ]);
    expect((await actsOn(bad)).map(({ by }) => by)).toEqual(
      [bad, bad, vera, bad, vera, vera, vera, bad, bad].map(({ id }) => id),
    );
  });

  test('is a person’s or Kollab’s own, never nobody’s', async () => {
    const [ilya, heir, reporter] = [
      await kollab.person(),
      await kollab.person(),
      await kollab.person(),
    ];
    const { rows: since } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(
      kollab.db,
    );
    await admin.call(grantModerator, { params: { id: heir.id }, body: {} });
    await admin.call(takeModerator, { params: { id: heir.id }, body: {} });
    await judge(vera, await complain(reporter, ilya), 'block', 'Не настоящий человек');
    await gone(kollab, ilya);
    await kollab.person({ telegramId: ilya.telegramId });
    const { rows } = await sql`select kind from record_entries
      where origin = 'database' and created_at > ${since[0]?.at}
      union all select role from role_changes
      where changed_by is null and created_at > ${since[0]?.at}`.execute(kollab.db);
    expect(rows).toEqual([]);
    const { rows: kept } =
      await sql`select kind from record_entries where origin = 'system'`.execute(kollab.db);
    expect(kept).toEqual([{ kind: 'hidden' }]);
  });
});
