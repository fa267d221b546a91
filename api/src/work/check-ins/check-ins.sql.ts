import { type RawBuilder, sql } from 'kysely';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';

/** A question comes at this hour of its owner's day. */
const hour = 12;

export const isWorkedOn = sql<boolean>`(projects.is_public and projects.finished_at is null
  and projects.paused_at is null and owner.is_visible and owner.deleted_at is null)`;

export const isOpen = sql<boolean>`(${isWorkedOn} and plans.day is not null
  and plans.week = check_ins.week)`;

/** Whether a person of `users` is in the team that is asked: they see its owner, and will be there. */
export const isAsked = sql<boolean>`(users.is_visible and users.deletes_at is null
  and users.deleted_at is null
  and not exists (select from blocks where blocker_id = users.id and blocked_id = projects.owner_id)
  and not exists (select from blocks where blocker_id = projects.owner_id and blocked_id = users.id)
  and (users.id = projects.owner_id or exists (select from participants
    where participants.project_id = projects.id and participants.user_id = users.id
      and participants.state = 'member')))`;

const zone = sql`coalesce(settings.time_zone, 'Europe/Moscow')`;

/**
 * The last moment, not after another, at which a team is to be asked: by the clock of its owner, whose
 * `settings` these are. With the Monday of that week.
 */
const slotBefore = (at: RawBuilder<unknown>) => sql`(
  select local_slot at time zone ${zone} as slot, date_trunc('week', local_slot)::date as week
  from (select date_trunc('day', local) + make_interval(hours => ${hour}::int)
      - make_interval(days => (extract(isodow from local)::int - plans.day + 7) % 7) as local_slot
    from (select (${at}::timestamptz at time zone ${zone}) - make_interval(hours => ${hour}::int)
      as local) as shifted) as slots)`;

/** Where a plan stands at a moment: the slot that was last, its week, and the next one, not before its owner is back. */
export const slotsAt = (now: Date) => sql`lateral (
  select last.slot, last.week, next.slot + interval '7 days' as next
  from ${slotBefore(sql`${now}`)} as last,
    ${slotBefore(sql`greatest(${now}::timestamptz, ${awayEnd('settings')})`)} as next) as slots`;
