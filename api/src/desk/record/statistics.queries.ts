import { limits } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { isAgainst } from '#src/desk/reports/reported.sql.ts';

export interface WaitingRow {
  kind: 'profile' | 'project' | 'report' | 'appeal';
  count: number;
  oldest_at: Date | null;
}

/** So many of a kind are counted. */
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

/** How many decisions came since a moment, and in how many hours half of them; of the newest. */
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

/** One value of many in order, between two of them if need be, as `percentile_cont` tells it. */
const percentile = (share: number) => {
  const place = sql`${sql.lit(share)}::double precision * (total - 1)`;
  const at = (index: RawBuilder<unknown>) =>
    sql`max(mean) filter (where ${index} >= upto - decided and ${index} < upto)`;
  const [low, high] = [at(sql`floor(${place})`), at(sql`ceil(${place})`)];
  return sql`${low} + (${high} - ${low}) * max(${place} - floor(${place}))`;
};

/** Week by week: without the offset the planner may read all that there ever were. */
const timesOf = (since: Date, weeks: number) =>
  sql`generate_series(0, ${sql.lit(weeks)}) as n, lateral (
    select week, moderator_id, step, decided, approved, hours from decision_times
    where week = (${since}::timestamptz at time zone 'UTC')::date + 7 * n offset 0) as times`;

/**
 * Decisions of so many weeks from a Monday on, and of the next: in all, by moderator and by week of
 * UTC, in one query. Those that took what is shown as one time count as having taken their mean: how
 * many there are does not matter.
 */
export async function listDecided(db: Db, since: Date, weeks: number): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    with spread as (
      select moderator_id, week, sum(decided)::int as decided, sum(approved)::int as approved,
        sum(hours) / sum(decided) as mean,
        sum(sum(decided)::int) over (partition by moderator_id, week order by step) as upto,
        sum(sum(decided)::int) over (partition by moderator_id, week) as total
      from ${timesOf(since, weeks)}
      group by grouping sets ((step), (moderator_id, step), (week, step))
    ), counted as (
      select moderator_id, week, sum(decided)::int as decided, sum(approved)::int as approved,
        ${percentile(0.5)} as median_hours, ${percentile(0.95)} as p95_hours
      from spread group by moderator_id, week
    )
    select users.telegram_id, users.first_name, users.last_name, counted.week::text, counted.decided,
      counted.approved, counted.median_hours, counted.p95_hours
    from counted left join users on users.id = counted.moderator_id
    order by counted.week desc, counted.decided desc, users.id`.execute(db);
  return rows;
}
