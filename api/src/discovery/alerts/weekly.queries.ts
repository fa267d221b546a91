import { type Match, serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { DigestNews } from '#src/platform/database/tables/alerts.ts';
import { freeSince } from '#src/work/access/places.sql.ts';
import { dayOf } from '#src/discovery/matching/tops.service.ts';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import { digestAfter, nextMonday } from './alert-times.sql.ts';
import { isReached } from './left-over.queries.ts';

/** From the next Monday on; again changes nothing. */
export async function insertWeekly(trx: Trx, userId: string, now: Date) {
  const leftOver = digestAfter(sql`${new Date(now.getTime() + serverLimits.leftOverAfter)}`);
  await sql`insert into weekly_digests (user_id, due_at, told_until, left_over_at)
    select users.id, ${nextMonday(now)}, ${now}, ${leftOver} from users
      left join notification_settings as settings on settings.user_id = users.id
      where users.id = ${userId} and approved_at is not null
    on conflict do nothing`.execute(trx);
}

export async function findWeekly(db: Db, userId: string, now: Date) {
  const lately = new Date(now.getTime() - serverLimits.proposedAgainAfter);
  const { rows } = await sql<{
    told_until: Date;
    in_digest: boolean;
    is_weekly: boolean;
    is_free: boolean;
    was_proposed: boolean;
  }>`
    select told_until, coalesce(in_digest, false) as in_digest, due_at <= ${now} as is_weekly,
      ${freeSince('users')} is not null and ${isReached(dayOf(now))}
        and coalesce(${awayEnd('settings')} <= ${now}, true) as is_free,
      exists (select from alerts where user_id = users.id and match is not null
        and created_at > ${lately}) as was_proposed
    from weekly_digests join users on users.id = user_id and suspended_at is null
        and deleted_at is null and unreachable_at is null
      left join feed_settings on feed_settings.user_id = users.id
      left join match_people on match_people.user_id = users.id
      left join notification_settings as settings on settings.user_id = users.id
    where weekly_digests.user_id = ${userId} and (due_at <= ${now} or propose_at <= ${now})`.execute(
    db,
  );
  return rows[0];
}

/** Answers whether it was time: of several who ask, one is told so. */
export async function takeWeekly(trx: Trx, userId: string, now: Date, toldUntil: Date) {
  const { rows } = await sql`update weekly_digests
    set told_until = case when due_at <= ${now} then ${toldUntil} else told_until end,
      due_at = case when due_at <= ${now} then (select ${nextMonday(now)} from users
        left join notification_settings as settings on settings.user_id = users.id
        where users.id = ${userId}) else due_at end,
      propose_at = null
    where user_id = ${userId} and (due_at <= ${now} or propose_at <= ${now})
    returning user_id`.execute(trx);
  return rows.length > 0;
}

export async function listKnown(db: Db, userId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select subject_id as id from alerts where user_id = ${userId} and subject_id = any (${ids}::uuid[])
    union
    select subject_id from saved_items where user_id = ${userId} and kind = 'vacancy'
      and subject_id = any (${ids}::uuid[])
    union
    select vacancy_id from calls_to_apply where user_id = ${userId}
      and vacancy_id = any (${ids}::uuid[])`.execute(db);
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
