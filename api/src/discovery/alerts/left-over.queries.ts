import { serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import { freeSince } from '#src/work/access/places.sql.ts';
import { dayOf } from '#src/discovery/matching/tops.service.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import { digestAfter } from './alert-times.sql.ts';

const proposedAt = sql<Date | null>`(
  select max(created_at) from alerts where alerts.user_id = users.id and match is not null)`;

const span = (length: number) => sql`make_interval(secs => ${sql.lit(length / 1000)})`;
const { leftOverAfter, leftOverSeenDays, proposedAgainAfter } = serverLimits;

export const isReached = (today: number) => sql<boolean>`(match_people.user_id is not null
  and users.is_visible and users.deleted_at is null and users.unreachable_at is null
  and coalesce(users.seen_day, ${today}::int) >= ${today - leftOverSeenDays}::int)`;

const mayFrom = sql<Date>`greatest(${freeSince('users')} + ${span(leftOverAfter)},
  ${proposedAt} + ${span(proposedAgainAfter)}, ${awayEnd('settings')})`;

/**
 * Looks at those whose turn it is, the longest due first: who is left over is to be proposed vacancies, and
 * each is looked at again at the first hour of their digest at which they may be. Answers how many they were.
 */
export async function lookAtNext(db: Db, now: Date, limit: number) {
  const at = sql<Date>`${now}::timestamptz`;
  const { rows } = await sql`with due as (
      select user_id from weekly_digests where left_over_at <= ${now}
        order by left_over_at limit ${limit} for update skip locked
    ), looked as (
      select due.user_id, case when ${isReached(dayOf(now))} and ${freeSince('users')} is not null
          then ${mayFrom} else ${at} + ${span(leftOverAfter)} end as may_at
      from due join users on users.id = due.user_id
        left join match_people on match_people.user_id = users.id
        left join notification_settings as settings on settings.user_id = users.id
    )
    update weekly_digests set
      propose_at = case when may_at <= ${at} then ${at} else propose_at end,
      left_over_at = (select ${digestAfter(sql`case when may_at <= ${at}
          then ${at} + ${span(proposedAgainAfter)} else may_at end`)}
        from users left join notification_settings as settings on settings.user_id = users.id
        where users.id = looked.user_id)
    from looked where looked.user_id = weekly_digests.user_id
    returning weekly_digests.user_id`.execute(db);
  return rows.length;
}
