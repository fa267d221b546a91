import { acceptableSince, limits } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { isAnswerable, pairOf, type PairOfRow } from '#src/work/access/pairs.sql.ts';
import { afterNight } from '#src/platform/outbox/timing.sql.ts';

const days = (count: number) => sql`make_interval(days => ${sql.lit(count)})`;

export async function listOwnersDue(db: Db, now: Date, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select distinct projects.owner_id as id from (
      (select project_id from applications
      where status = 'Pending' and remind_at <= ${now}
      order by remind_at limit ${limit})
      union all
      (select project_id from applications
      where closed_because = 'noAnswer' and remind_at <= ${now}
      order by remind_at limit ${limit})
    ) as due
    join projects on projects.id = due.project_id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Puts off what is due by `until`: to `next`, or else by its age; what closed without an answer is
 * put off to `next` or not told again.
 */
export async function postponeDue(
  trx: Trx,
  ownerId: string,
  { until, next }: { until: Date; next: Date | undefined },
) {
  const byAge = limits.remindAfterDays.map(
    (count) => sql`when waits_from + ${days(count)} > ${until} then waits_from + ${days(count)}`,
  );
  await sql`update applications
    set remind_at = coalesce(${next ?? null}::timestamptz,
      case when status <> 'Pending' then null ${sql.join(byAge, sql` `)} end)
    where id in (
      select applications.id from applications
      join projects on projects.id = applications.project_id
      where projects.owner_id = ${ownerId} and remind_at <= ${until}
        and (applications.status = 'Pending' or applications.closed_because = 'noAnswer')
      order by applications.created_at, applications.id
      for update of applications)`.execute(trx);
}

export async function setReminder(db: Db, ownerId: string, at: Date) {
  const { rows } = await sql<{ count: number }>`
    with waiting as (
      select applications.id, remind_at,
        row_number() over (order by applications.created_at, applications.id) as place
      from applications join projects on projects.id = applications.project_id
      where projects.owner_id = ${ownerId} and applications.status = 'Pending'
    ), locked as (
      select id from applications where id in (
        select id from waiting where place = 1 or remind_at < ${at})
      order by created_at, id for update
    ), set as (
      update applications set remind_at = ${at} where id in (select id from locked)
    )
    select count(*)::int as count from waiting`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function shiftWaiting(trx: Trx, ownerId: string, seconds: number) {
  const by = sql`make_interval(secs => ${seconds})`;
  await sql`update applications set waits_from = waits_from + ${by}, remind_at = remind_at + ${by}
    where id in (
      select applications.id from applications
      join projects on projects.id = applications.project_id
      where projects.owner_id = ${ownerId} and applications.status = 'Pending'
      order by applications.created_at, applications.id
      for update of applications)`.execute(trx);
}

interface Expired {
  id: string;
  user_id: string;
  owner_id: string;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
}

/**
 * Rejects what has waited too long, where it is day for who applied, and has its owner hear of it; what others
 * hold is left to the next time, and so is one of two who applied together while the other is.
 */
export async function rejectExpired(trx: Trx, now: Date, limit: number) {
  const isDay = sql`(select ${afterNight(at(now))} from users
    left join notification_settings as settings on settings.user_id = users.id
    where users.id = applications.user_id) <= ${now}`;
  const { rows } = await sql<Expired>`
    with due as materialized (
      select id, pair_id from applications
      where status = 'Pending' and waits_from <= ${now}::timestamptz - ${days(limits.answerWithinDays)}
        and ${isDay}
      order by waits_from, pair_id limit ${limit} for update skip locked
    )
    update applications
    set status = 'Rejected', closed_because = 'noAnswer', decided_at = ${now}, remind_at = ${now}
    from projects, vacancies
    where applications.id in (select id from due where pair_id is null or
        (select count(*) from due as halves where halves.pair_id = due.pair_id)
          = (select count(*) from applications as halves
            where halves.pair_id = due.pair_id and halves.status = 'Pending'))
      and projects.id = applications.project_id and vacancies.id = applications.vacancy_id
    returning applications.id, applications.user_id, projects.owner_id, applications.project_id,
      projects.name as project_name, applications.vacancy_id,
      vacancies.title as vacancy_title`.execute(trx);
  return rows;
}

const at = (moment: Date): RawBuilder<Date> => sql`${moment}::timestamptz`;

export interface WaitingFacts {
  id: string;
  count: number;
  oldest: Date;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
  telegram_id: number;
  firstName: string;
  lastName: string;
  pair: PairOfRow | null;
}

/**
 * What waits for some owners, those that wait longest, each with how many there are: of nobody suspended
 * or out of sight. Whoever may not decide is not waited for.
 */
export async function listWaitingFacts(db: Db, ownerIds: readonly string[]) {
  const { rows } = await sql<WaitingFacts>`
    select owner.id, waiting.* from users as owner
    cross join lateral (
      select (count(*) over ())::int as count, 
        min(coalesce(waits_from, applications.created_at)) over () as oldest,
        applications.project_id, projects.name as project_name, applications.vacancy_id,
        vacancies.title as vacancy_title, applicant.telegram_id, applicant.first_name as "firstName",
        applicant.last_name as "lastName", ${pairOf} as pair
      from projects
      join applications on applications.project_id = projects.id
        and applications.status = 'Pending'
      join vacancies on vacancies.id = applications.vacancy_id
      join users as applicant on applicant.id = applications.user_id
        and applicant.is_visible
      where projects.owner_id = owner.id and projects.deleted_at is null
        and ${areUnblocked(sql.ref('applicant.id'), sql.ref('owner.id'))} and ${isAnswerable}
      order by applications.created_at, applications.id
      limit ${limits.waitingShown}
    ) as waiting
    where owner.id = any(${ownerIds}::uuid[]) and owner.suspended_at is null`.execute(db);
  return rows;
}

export interface UnansweredFacts {
  id: string;
  count: number;
  first: Date;
  project_id: string;
  /** Whether the owner was not told yet of all of it. */
  is_new: boolean;
}

export async function listUnansweredFacts(db: Db, ownerIds: readonly string[], now: Date) {
  const { rows } = await sql<UnansweredFacts>`
    select projects.owner_id as id, count(*)::int as count, min(closed.decided_at) as first,
      (array_agg(closed.project_id order by closed.decided_at, closed.id))[1] as project_id,
      bool_or(closed.remind_at is not null) as is_new
    from projects
    join users as owner on owner.id = projects.owner_id and owner.suspended_at is null
    join applications as closed on closed.project_id = projects.id
      and closed.closed_because = 'noAnswer' and closed.decided_at > ${acceptableSince(now)}
    join users as applicant on applicant.id = closed.user_id
      and applicant.is_visible
    where projects.owner_id = any(${ownerIds}::uuid[]) and projects.deleted_at is null
      and ${areUnblocked(sql.ref('applicant.id'), sql.ref('owner.id'))}
      and not exists (select from applications as newer
        where newer.vacancy_id = closed.vacancy_id and newer.user_id = closed.user_id
          and newer.created_at > closed.created_at)
    group by projects.owner_id`.execute(db);
  return rows;
}
