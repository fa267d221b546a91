import { limits } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { isAgainst } from '#src/moderation/reports/reported.sql.ts';

export interface WaitingRow {
  kind: 'profile' | 'project' | 'report' | 'appeal';
  count: number;
  oldest_at: Date | null;
}

const most = sql.lit(limits.waitingCounted);

/**
 * What waits, by kind; reports by subject, and none against the moderator who asks. In order they are
 * read from an index, no more of them than are counted.
 */
export async function listWaiting(db: Db, moderatorId: string) {
  const submitted = sql`from submissions
    where subject_type = kind and status in ('Pending', 'In_review')`;
  const reported = sql`from reports where decision is null and not ${isAgainst(moderatorId)}`;
  const appealed = sql`from sanctions
    where appealed_at is not null and appeal_decision is null and ended_at is null`;
  const { rows } = await sql<WaitingRow>`
    select kind, (select count(*)::int from (select ${submitted} limit ${most}) as counted) as count,
      (select min(submitted_at) ${submitted}) as oldest_at
      from (values ('profile'), ('project')) as kinds (kind)
    union all
    select 'report', (select count(*)::int from (
        select ${reported} group by subject_type, subject_id
          order by subject_type, subject_id limit ${most}) as counted),
      (select created_at ${reported} order by created_at limit 1)
    union all
    select 'appeal', (select count(*)::int from (select ${appealed} limit ${most}) as counted),
      (select min(appealed_at) ${appealed})`.execute(db);
  return rows;
}

const hours = sql`(extract(epoch from decided_at - submitted_at) / 3600.0)::double precision`;

/** What moderators decided; what people took back was not decided on. */
const isDecision = (since: Date) =>
  sql`decided_at >= ${since} and status in ('Approved', 'Rejected')`;

interface TypicalRow {
  kind: 'profile' | 'project';
  count: number;
  hours: number;
}

/** So many of the newest decisions tell what is typical: more of them say the same. */
const typicalOf = 500;

export async function listTypicalHours(db: Db, since: Date): Promise<TypicalRow[]> {
  const { rows } = await sql<TypicalRow>`
    select kind, count(*)::int as count,
      percentile_cont(0.5) within group (order by ${hours}) as hours
    from unnest(array['profile', 'project']) as kind, lateral (
      select submitted_at, decided_at from submissions
      where subject_type = kind and ${isDecision(since)}
      order by decided_at desc limit ${typicalOf}
    ) as decided
    group by kind`.execute(db);
  return rows;
}

export interface DecidedRow {
  /** Set in rows by moderator. */
  telegram_id: number | null;
  first_name: string | null;
  last_name: string | null;
  /** Set in rows by week: its Monday. */
  week: string | null;
  decided: number;
  approved: number;
  median_hours: number | null;
  p95_hours: number | null;
}

const week = sql`date_trunc('week', decided_at at time zone 'UTC')::date`;

/**
 * Decisions of so many weeks from a Monday on, and of the next: in all, by moderator and by week of
 * UTC, in one query. Clocks may differ: nothing is decided before it is sent.
 */
export async function listDecided(db: Db, since: Date, weeks: number): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    with counted as (
      select decided_by, ${week} as week, count(*)::int as decided,
        (count(*) filter (where status = 'Approved'))::int as approved,
        percentile_cont(0.5) within group (order by greatest(${hours}, 0)) as median_hours,
        percentile_cont(0.95) within group (order by greatest(${hours}, 0)) as p95_hours
      from submissions
      where ${isDecision(since)} and decided_by is not null
        and decided_at < ${since}::timestamptz + make_interval(weeks => ${weeks + 1}::int)
      group by grouping sets ((), (decided_by), (${week}))
    )
    select users.telegram_id, users.first_name, users.last_name, counted.week::text, counted.decided,
      counted.approved, counted.median_hours, counted.p95_hours
    from counted left join users on users.id = counted.decided_by
    order by counted.week desc, counted.decided desc, users.id`.execute(db);
  return rows;
}
