import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** What was submitted, reported or appealed before a moment and is undecided; reports count by subject. */
export async function countWaiting(db: Db, before: Date) {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(since) as oldest from (
      select submitted_at as since from submissions
      left join projects on subject_type = 'project' and projects.id = subject_id
      where status in ('Pending', 'In_review') and submitted_at < ${before}
        and projects.deleted_at is null
      union all
      select min(created_at) from reports
      where decision is null and created_at < ${before}
      group by subject_type, subject_id
      union all
      select appealed_at from sanctions
      where appeal_decision is null and ended_at is null and appealed_at < ${before}
      union all
      select submitted_at from confirmation_texts as said
      join confirmations on confirmations.id = confirmation_id
      join projects on projects.id = project_id
      where said.state = 'Pending' and submitted_at < ${before} and projects.deleted_at is null
    ) as waiting`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
