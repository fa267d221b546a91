import { sql } from 'kysely';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import {
  appealedOf,
  changesOf,
  claimerOf,
  eventsOf,
  mayAppealUntil,
  waitingOf,
  wasRejected,
} from '#src/review/submission-parts.sql.ts';

export interface Position {
  at: string;
  id: string;
}

const openSubmissions = (db: Db) =>
  db
    .selectFrom('submissions')
    .innerJoin('users', 'users.id', 'submissions.subject_id')
    .where('submissions.subject_type', '=', sql.lit('profile'))
    .where('submissions.status', 'in', sql<never>`('Pending', 'In_review')`);

export function listSubmitted(db: Db, limit: number, after?: Position) {
  return openSubmissions(db)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(submissions.submitted_at, submissions.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select([
      'submissions.id',
      'submissions.version',
      'submissions.status',
      'submissions.submitted_at',
      'submissions.claimed_until',
      'submissions.appeal',
      'users.id as user_id',
      'users.telegram_id',
      selectOpenUsername('users').as('username'),
      'users.first_name',
      'users.last_name',
      'users.photo',
      sql<string>`submissions.submitted_at::text`.as('position'),
    ])
    .select('users.approved_at')
    .select((eb) => [changesOf(eb), claimerOf(eb), appealedOf(eb), wasRejected])
    .orderBy('submissions.submitted_at')
    .orderBy('submissions.id')
    .limit(limit)
    .execute();
}

/**
 * Why the field was turned down when it was decided on last, as a part of a query over submitted
 * changes; null where it was published or nobody has decided on it.
 */
const lastRefusal = sql<string | null>`(
  select case when earlier.status = 'Approved' then null
    when exists (select from changes as turned_down
      where turned_down.submission_id = earlier.id and turned_down.rejection is not null)
    then same.rejection
    else earlier.reason end
  from submissions as earlier
  join changes as same on same.submission_id = earlier.id and same.field = changes.field
  where earlier.subject_type = 'profile' and earlier.subject_id = submissions.subject_id
    and earlier.status in ('Approved', 'Rejected')
  order by earlier.version desc limit 1)`;

export function listChanges(db: Db, limit: number, after?: Position) {
  const isNext = after
    ? sql<boolean>`submissions.submitted_at >= ${after.at}::timestamptz
        and (submissions.submitted_at, changes.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql<boolean>`true`;
  // As many submissions as have a change to show fill a page: asked one by one, in the queue's order,
  // so that no more of the queue is looked at.
  const enough = db
    .selectFrom('submissions')
    .where('submissions.subject_type', '=', sql.lit('profile'))
    .where('submissions.status', 'in', sql<never>`('Pending', 'In_review')`)
    .where(
      sql<boolean>`(select true from changes
        where changes.submission_id = submissions.id and ${isNext} limit 1)`,
    )
    .$if(after !== undefined, (query) =>
      query.where('submissions.submitted_at', '>=', sql<Date>`${after?.at}::timestamptz`),
    )
    .select('submissions.id')
    .orderBy('submissions.submitted_at')
    .fetch(limit, 'with ties');
  // Looked up one by one: to join them the planner may read all that waits.
  const isEnough = sql<boolean>`submissions.id = any(array(${enough}))`;
  return openSubmissions(db)
    .innerJoin('changes', 'changes.submission_id', 'submissions.id')
    .where(isEnough)
    .where(isNext)
    .select([
      'changes.id',
      'changes.field',
      'changes.old_value',
      'changes.new_value',
      'changes.created_at',
      'submissions.version',
      'users.id as user_id',
      'users.telegram_id',
      'users.first_name',
      'users.last_name',
      'users.photo',
      lastRefusal.as('refusal'),
      sql<string>`submissions.submitted_at::text`.as('position'),
    ])
    .orderBy('submissions.submitted_at')
    .orderBy('changes.id')
    .limit(limit)
    .execute();
}

export async function listPendingOwners(trx: Trx, limit: number) {
  const rows = await trx
    .selectFrom('submissions')
    .where('subject_type', '=', 'profile')
    .where('status', '=', 'Pending')
    .select('subject_id')
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.subject_id);
}

export async function setOwnersInReview(trx: Trx, ownerIds: string[], at: Date) {
  await trx
    .updateTable('users')
    .set({ moderation_status: 'In_review', status_updated_at: at })
    .where('id', 'in', ownerIds)
    .execute();
}

export function findHistory(db: Db, telegramId: number, now: Date) {
  const id = sql.ref<string>('users.id');
  return db
    .selectFrom('users')
    .where('telegram_id', '=', telegramId)
    .select(['moderation_status', 'status_updated_at', 'rejection_reason'])
    .select([
      eventsOf('profile', id).as('events'),
      waitingOf('profile', id).as('changes'),
      mayAppealUntil('profile', id, sql<Date>`${now}::timestamptz`).as('may_appeal_until'),
    ])
    .executeTakeFirst();
}
