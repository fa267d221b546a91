import { sql } from 'kysely';
import type { Db } from '#src/database/schema.ts';
import { isAgainst } from '#src/safety/parties.ts';

interface WaitingRow {
  kind: 'profile' | 'project' | 'report';
  count: number;
  oldest_at: Date | null;
}

/** What waits, by kind; reports by subject, and none against the moderator who asks. */
export async function listWaiting(db: Db, moderatorId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select subject_type as kind, count(*)::int as count, min(submitted_at) as oldest_at
      from submissions where status in ('Pending', 'In_review') group by subject_type
    union all
    select 'report', count(distinct (subject_type, subject_id))::int, min(created_at)
      from reports
      where decision is null and not ${isAgainst(moderatorId)}`.execute(db);
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

/** How many decisions came since a moment, and in how many hours half of them. */
export async function listTypicalHours(db: Db, since: Date): Promise<TypicalRow[]> {
  const { rows } = await sql<TypicalRow>`
    select subject_type as kind, count(*)::int as count,
      percentile_cont(0.5) within group (order by ${hours}) as hours
    from submissions where ${isDecision(since)}
    group by subject_type`.execute(db);
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

/** Decisions since a moment: in all, by moderator and by week of UTC, in one query. */
export async function listDecided(db: Db, since: Date): Promise<DecidedRow[]> {
  const { rows } = await sql<DecidedRow>`
    with decided as (
      select decided_by, status, ${hours} as hours,
        to_char(date_trunc('week', decided_at at time zone 'UTC'), 'YYYY-MM-DD') as week
      from submissions where ${isDecision(since)}
    ), counted as (
      select decided_by, week, count(*)::int as decided,
        (count(*) filter (where status = 'Approved'))::int as approved,
        percentile_cont(0.5) within group (order by hours) as median_hours,
        percentile_cont(0.95) within group (order by hours) as p95_hours
      from decided group by grouping sets ((), (decided_by), (week))
    )
    select users.telegram_id, users.first_name, users.last_name, counted.week, counted.decided,
      counted.approved, counted.median_hours, counted.p95_hours
    from counted left join users on users.id = counted.decided_by
    order by counted.week desc, counted.decided desc, users.id`.execute(db);
  return rows;
}
