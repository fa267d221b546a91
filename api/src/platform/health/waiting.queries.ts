import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

export interface Queue {
  queued: number;
  leased: number;
  parked: number;
  held: number;
  failed: number;
}

export const ping = (db: Db) => sql`select 1`.execute(db);

export async function countNotifications(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`select
      count(*) filter (where status = 'queued') as queued,
      count(*) filter (where status = 'leased') as leased,
      (select count(*) from notifications where status = 'parked') as parked,
      (select count(*) from notifications where status = 'held') as held,
      (select count(*) from notifications where status = 'failed') as failed
    from notifications where status in ('queued', 'leased')`.execute(db);
  return rows[0] ?? { queued: 0, leased: 0, parked: 0, held: 0, failed: 0 };
}

/** How many seconds the notification that should have gone first is late; 0 when none is. */
export async function readDelay(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(due_at))::float8 as seconds
    from notifications where status in ('queued', 'leased') and due_at <= now()`.execute(db);
  return rows[0]?.seconds ?? 0;
}

export interface Waiting {
  kind: 'profile' | 'project' | 'report';
  count: number;
  /** In seconds. */
  oldest: number;
}

/** What moderators have to decide; reports count by subject, projects that are gone do not. */
export async function listWaiting(db: Db): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select kind, count(*) as count, extract(epoch from now() - min(since))::float8 as oldest
    from (
      select subject_type as kind, submitted_at as since from submissions
      left join projects on subject_type = 'project' and projects.id = subject_id
      where status in ('Pending', 'In_review') and projects.deleted_at is null
      union all
      select 'report', min(created_at) from reports
      where decision is null
      group by subject_type, subject_id
    ) as waiting
    group by kind`.execute(db);
  return rows;
}
