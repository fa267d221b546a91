import { limits } from '@kollab/contract';
import { sql } from 'kysely';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { tellModerators } from '#src/platform/outbox/outbox.service.ts';
import { inTurn } from '#src/platform/jobs/turn.queries.ts';

const day = 24 * 60 * 60_000;

/** Tells moderators, once a day, of what has waited for a decision too long. */
export function remindModerators({ db }: Context, now: Date) {
  return inTurn(db, 'reminder', { now, every: day }, async () => {
    const before = new Date(now.getTime() - limits.remindModeratorsAfter);
    const { count, oldest } = await countWaiting(db, before);
    if (oldest === null) return false;
    const waiting = { count, oldestAt: oldest.toISOString() };
    await db
      .transaction()
      .execute((trx) => tellModerators(trx, { kind: 'moderationWaiting', ...waiting }));
    return true;
  });
}

/** What was submitted or reported before a moment and is undecided; reports count by subject. */
async function countWaiting(db: Db, before: Date) {
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
    ) as waiting`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
