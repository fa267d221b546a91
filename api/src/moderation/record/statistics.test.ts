import { sql } from 'kysely';
import { getStatistics, getTypicalTime, getWaiting, limits } from '@kollab/contract';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SubmissionsTable } from '#src/platform/database/schema.ts';
import { complain, complainOfProject } from '#test/steps/reports.ts';
import { handOver } from '#test/steps/team.ts';
import { emptyTables } from '#test/empty-tables.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, sharedApp, type Someone } from '#test/test-app.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const kollab = sharedApp();
const vera = shared(() => kollab.moderator());
const oleg = shared(() => kollab.moderator({ firstName: 'Олег', lastName: 'Дым' }));
const anya = shared(() => kollab.person());
beforeEach(async () => {
  await kollab.db.deleteFrom('submissions').execute();
  await emptyTables(kollab.db, 'reports');
});

interface Decided {
  hours: number;
  by?: Someone;
  at?: Date;
  type?: 'profile' | 'project';
  status?: SubmissionsTable['status'];
}

let version = 0;
async function insert(rows: Decided[]) {
  const values = rows.map(
    ({ hours, by = vera, at = new Date(), type = 'profile', status = 'Approved' }) => ({
      id: uuid(),
      subject_type: type,
      subject_id: anya.id,
      version: (version += 1),
      status,
      submitted_at: new Date(at.getTime() - hours * hour),
      decided_by: by.id,
      decided_at: at,
    }),
  );
  await kollab.db.insertInto('submissions').values(values).execute();
}

async function insertWaiting(subjectType: 'profile' | 'project', submittedAt: Date) {
  await kollab.db
    .insertInto('submissions')
    .values({
      id: uuid(),
      subject_type: subjectType,
      subject_id: uuid(),
      version: 1,
      status: subjectType === 'profile' ? 'Pending' : 'In_review',
      submitted_at: submittedAt,
    })
    .execute();
}

const oldestOf = async ({ id }: Someone) => {
  const reports = kollab.db.selectFrom('reports').where('subject_id', '=', id);
  const [oldest] = await reports.select('created_at').orderBy('created_at').execute();
  return oldest?.created_at ?? new Date(0);
};

const waiting = (reader = vera) => reader.call(getWaiting, {});
const typical = () => anya.call(getTypicalTime, {});
const statistics = (reader = vera) => reader.call(getStatistics, {});
const none = { count: 0, oldestAt: null };

describe('what waits', () => {
  test('is counted by kind, with the moment of the oldest', async () => {
    expect(await waiting()).toMatchObject({ profile: none, project: none, report: none });
    const [old, older] = [new Date(Date.now() - hour), new Date(Date.now() - day)];
    await insertWaiting('profile', old);
    await insertWaiting('profile', older);
    await insertWaiting('project', old);
    await insert([{ hours: 100 }]);
    const report = {
      reporter_id: oleg.id,
      subject_type: 'profile',
      subject_id: anya.id,
      owner_id: anya.id,
      category: 'spam',
      text: '',
    } as const;
    await kollab.db
      .insertInto('reports')
      .values([
        { id: uuid(), ...report, created_at: older },
        { id: uuid(), ...report, created_at: new Date(0), decision: 'dismiss' },
      ])
      .execute();
    expect(await waiting()).toMatchObject({
      profile: { count: 2, oldestAt: older.toISOString() },
      project: { count: 1, oldestAt: old.toISOString() },
      report: { count: 1, oldestAt: older.toISOString() },
    });
  });

  test('is counted no further than a backlog goes that anybody works off', async () => {
    const { waitingCounted } = limits;
    await sql`insert into submissions (id, subject_type, subject_id, version, status, submitted_at)
      select gen_random_uuid(), 'profile', gen_random_uuid(), 1, 'Pending', now()
        from generate_series(1, ${waitingCounted} + 5)`.execute(kollab.db);
    const { profile, project } = await waiting();
    expect([profile.count, project.count]).toEqual([waitingCounted, 0]);
  });

  test('counts what was reported once, and nothing against the moderator who asks', async () => {
    const project = await sampleProject(kollab, { owner: vera, members: [anya] });
    await complain(anya, oleg);
    await complain(vera, oleg);
    await complain(anya, vera);
    await complainOfProject(oleg, project);
    const counts = async () => [
      (await waiting(vera)).report.count,
      (await waiting(oleg)).report.count,
      (await statistics(oleg)).waiting.report.count,
      (await waiting(await kollab.admin())).report.count,
    ];
    expect(await counts()).toEqual([1, 2, 2, 3]);
    await handOver(vera, project, anya);
    await complainOfProject(await kollab.person(), project);
    expect(await counts()).toEqual([1, 2, 2, 3]);
    expect((await waiting(vera)).report.oldestAt).toBe((await oldestOf(oleg)).toISOString());
  });
});

describe('the usual time to a decision', () => {
  test('is half of them, in hours rounded up, by kind, once there are five', async () => {
    await insert([1, 1, 2.1, 30].map((hours) => ({ hours })));
    expect(await typical()).toEqual({ profileHours: null, projectHours: null });
    await insert([{ hours: 40 }]);
    expect(await typical()).toEqual({ profileHours: 3, projectHours: null });
    await insert([5, 5, 5, 5, 5].map((hours) => ({ hours, type: 'project' as const })));
    expect(await typical()).toEqual({ profileHours: 3, projectHours: 5 });
  });

  test.each([0, -1, -60 * 24])(
    'is an hour at least, by clocks that differ too: %s',
    async (hours) => {
      await insert(Array.from({ length: 5 }, () => ({ hours })));
      expect(await typical()).toMatchObject({ profileHours: 1 });
      expect((await statistics()).total).toEqual({ decided: 5, medianHours: 0, p95Hours: 0 });
    },
  );

  test('is that of the last thirty days, without what was taken back', async () => {
    const at = new Date(Date.now() - 31 * day);
    await insert(Array.from({ length: 5 }, () => ({ hours: 9, at })));
    await insert(Array.from({ length: 5 }, () => ({ hours: 9, status: 'Withdrawn' as const })));
    expect(await typical()).toMatchObject({ profileHours: null });
  });
});

describe('statistics', () => {
  test('are empty weeks before anybody decided', async () => {
    const { total, byModerator, byWeek } = await statistics();
    const nothing = { decided: 0, medianHours: null, p95Hours: null };
    expect([total, byModerator]).toEqual([nothing, []]);
    expect(byWeek).toHaveLength(8);
    for (const { week, ...rest } of byWeek) {
      expect([new Date(week).getUTCDay(), rest]).toEqual([1, nothing]);
    }
  });

  test('tell the median and the 95th percentile in all and by moderator', async () => {
    await insertWaiting('profile', new Date());
    await insert(Array.from({ length: 21 }, (_, hours) => ({ hours })));
    await insert([{ hours: 100, by: oleg, status: 'Rejected', type: 'project' }]);
    await insert([{ hours: 500, by: oleg, status: 'Withdrawn' }]);
    const { total, byModerator, waiting: left } = await statistics();
    expect(left.profile.count).toBe(1);
    expect(total).toEqual({ decided: 22, medianHours: 10.5, p95Hours: 19.95 });
    const named = ({ telegramId }: Someone, name: string) => ({ telegramId, name });
    expect(byModerator).toEqual([
      {
        ...named(vera, 'Вера Орлова'),
        approved: 21,
        rejected: 0,
        decided: 21,
        medianHours: 10,
        p95Hours: 19,
      },
      {
        ...named(oleg, 'Олег Дым'),
        approved: 0,
        rejected: 1,
        decided: 1,
        medianHours: 100,
        p95Hours: 100,
      },
    ]);
  });

  test('tell weeks from Monday in UTC, the newest first, the last eight of them', async () => {
    const { byWeek: empty } = await statistics();
    const monday = (index: number) => Date.parse(empty[index]?.week ?? '');
    await insert([
      { hours: 1, at: new Date(monday(0)) },
      { hours: 3, at: new Date(monday(0) - 1) },
      { hours: 5, at: new Date(monday(1)) },
      { hours: 7, at: new Date(monday(7)) },
      { hours: 9, at: new Date(monday(7) - 1) },
    ]);
    const { byWeek, total } = await statistics();
    expect(byWeek.map(({ decided, medianHours }) => [decided, medianHours])).toEqual([
      [1, 1],
      [2, 4],
      ...Array.from({ length: 5 }, () => [0, null]),
      [1, 7],
    ]);
    expect(total.decided).toBe(4);
  });

  test('follow a submission that is decided on, and one that no longer counts', async () => {
    await insertWaiting('profile', new Date(Date.now() - 5 * hour));
    const decide = (status: 'Approved' | 'Rejected' | 'Withdrawn', by: Someone) =>
      kollab.db
        .updateTable('submissions')
        .set({ status, decided_by: by.id, decided_at: new Date() })
        .execute();
    const counted = async () => {
      const { total, byModerator } = await statistics();
      const split = byModerator.map(({ name, approved, rejected }) => [name, approved, rejected]);
      return [total.decided, total.medianHours, ...split];
    };
    expect(await counted()).toEqual([0, null]);
    await decide('Rejected', oleg);
    expect(await counted()).toEqual([1, 5, ['Олег Дым', 0, 1]]);
    await decide('Approved', vera);
    expect(await counted()).toEqual([1, 5, ['Вера Орлова', 1, 0]]);
    await decide('Withdrawn', vera);
    expect(await counted()).toEqual([0, null]);
  });

  test('of hundreds of decisions are what is shown of the exact ones', async () => {
    const taken = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 4001) / 50);
    await insert(taken.map((hours) => ({ hours })));
    const sorted = taken.toSorted((a, b) => a - b);
    const exact = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
    const { total } = await statistics();
    expect(total.decided).toBe(400);
    expect(Math.abs((total.medianHours ?? 0) - exact(0.5))).toBeLessThan(0.5);
    expect(Math.round((total.p95Hours ?? 0) / 24)).toBe(Math.round(exact(0.95) / 24));
  });
});
