import type { Match } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { DigestNews } from '#src/platform/database/tables/alerts.ts';
import { nextMonday } from './alert-times.sql.ts';

/** From the next Monday on; again changes nothing. */
export async function insertWeekly(trx: Trx, userId: string, now: Date) {
  await sql`insert into weekly_digests (user_id, due_at, told_until)
    select users.id, ${nextMonday(now)}, ${now} from users
      left join notification_settings as settings on settings.user_id = users.id
      where users.id = ${userId} and approved_at is not null
    on conflict do nothing`.execute(trx);
}

/** Up to when a person was told, if it is time for their weekly digest. */
export async function findWeekly(db: Db, userId: string, now: Date) {
  const { rows } = await sql<{ told_until: Date; in_digest: boolean }>`
    select told_until, coalesce(in_digest, false) as in_digest
    from weekly_digests join users on users.id = user_id and suspended_at is null
        and deleted_at is null and unreachable_at is null
      left join feed_settings on feed_settings.user_id = users.id
    where weekly_digests.user_id = ${userId} and due_at <= ${now}`.execute(db);
  return rows[0];
}

/** Answers whether it was time: of several who ask, one is told so. */
export async function takeWeekly(trx: Trx, userId: string, now: Date, toldUntil: Date) {
  const { rows } = await sql`update weekly_digests
    set told_until = ${toldUntil}, due_at = (select ${nextMonday(now)} from users
      left join notification_settings as settings on settings.user_id = users.id
      where users.id = ${userId})
    where user_id = ${userId} and due_at <= ${now} returning user_id`.execute(trx);
  return rows.length > 0;
}

/** Which of some vacancies a person was told of, is about to be, or saved. */
export async function listKnown(db: Db, userId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from alerts where user_id = ${userId} and subject_id = any (${ids}::uuid[])
    union
    select subject_id from saved_items where user_id = ${userId} and kind = 'vacancy'
      and subject_id = any (${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface Matched {
  vacancyId: string;
  match: Match;
}

export interface Weekly {
  matches: readonly Matched[];
  news: readonly DigestNews[];
}

/** Adds to a digest what no search found; what a person was told of meanwhile is left out. */
export async function insertWeeklyParts(
  trx: Trx,
  { id, userId, at }: { id: string; userId: string; at: Date },
  { matches, news }: Weekly,
) {
  await sql`update alert_digests set news = ${JSON.stringify(news)} where id = ${id}`.execute(trx);
  if (matches.length === 0) return;
  const alerts = matches.map(({ vacancyId, match }) => ({
    user_id: userId,
    subject_id: vacancyId,
    kind: 'vacancies' as const,
    search_ids: [],
    created_at: at,
    digest_id: id,
    match: JSON.stringify(match),
  }));
  await trx
    .insertInto('alerts')
    .values(alerts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
