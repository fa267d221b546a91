import { serverLimits } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { awayEnd } from '#src/platform/outbox/timing.sql.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';
import {
  isWaited,
  lacksApplications,
  lacksFrom,
} from '#src/work/access/without-applications.sql.ts';
import { placesLeft } from '#src/work/access/places.sql.ts';
import { mayBeCalled } from './calls.sql.ts';

const days = (count: number) => sql`make_interval(days => ${sql.lit(count)})`;

export interface DueVacancy {
  id: string;
  projectId: string;
  ownerId: string;
}

/**
 * Looks at open vacancies whose turn it is, the longest due first: those to which nobody applied for days are
 * answered, the others are looked at again when that may be so.
 */
export async function lookAtNext(db: Db, now: Date, limit: number) {
  const at = sql<Date>`${now}::timestamptz`;
  const { rows } = await sql<DueVacancy & { isDue: boolean }>`with due as (
      select id from vacancies where call_at <= ${now} and closed_at is null and removed_at is null
        order by call_at limit ${limit} for update skip locked
    ), looked as (
      select vacancies.id, project_id, owner_id, case
          when not projects.is_public or not owner.is_visible or owner.deleted_at is not null
            or ${placesLeft()} = 0 then ${at} + ${days(serverLimits.callPeopleAgainDays)}
          when ${awayEnd('settings')} > ${at} then ${awayEnd('settings')}
          when ${isWaited} then ${at} + ${days(1)}
          else ${lacksFrom} end as may_at
      from due join vacancies using (id) join projects on projects.id = project_id
        join users as owner on owner.id = owner_id
        left join notification_settings as settings on settings.user_id = owner_id
    ), moved as (
      update vacancies set call_at = may_at from looked
        where looked.id = vacancies.id and may_at > ${at}
    )
    select id, project_id as "projectId", owner_id as "ownerId", may_at <= ${at} as "isDue"
      from looked`.execute(db);
  return { count: rows.length, due: rows.filter(({ isDue }) => isDue) };
}

export async function setCallAt(trx: Trx, id: string, at: Date) {
  await trx.updateTable('vacancies').set({ call_at: at }).where('id', '=', id).execute();
}

export async function isLacking(db: Db, id: string, now: Date) {
  const row = await db
    .selectFrom('vacancies')
    .where('id', '=', id)
    .select(lacksApplications(now).as('is_lacking'))
    .executeTakeFirst();
  return row?.is_lacking === true;
}

export async function listRested(db: Db, ids: readonly string[], now: Date) {
  const lately = new Date(now.getTime() - serverLimits.callsWithin);
  const { rows } = await sql<{ id: string }>`
    select person.id from unnest(${ids}::uuid[]) as person (id)
      left join notification_settings as settings on settings.user_id = person.id
      where not exists (select from calls_to_apply as calls
          where calls.user_id = person.id and calls.created_at > ${lately})
        and coalesce(${awayEnd('settings')} <= ${now}, true)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const listRestedFor = async (
  db: Db,
  vacancyId: string,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> =>
  (await isLacking(db, vacancyId, now)) ? listRested(db, ids, now) : new Set();

export async function listToldOf(db: Db, vacancyId: string) {
  const rows = await db
    .selectFrom('people_to_call')
    .where('vacancy_id', '=', vacancyId)
    .select('user_id')
    .execute();
  return new Set(rows.map(({ user_id: id }) => id));
}

interface Told {
  cardId: string;
  vacancyId: string;
  userIds: readonly string[];
  at: Date;
}

export async function insertPeople(trx: Trx, { cardId, vacancyId, userIds, at }: Told) {
  const rows = userIds.map((userId, place) => ({
    vacancy_id: vacancyId,
    user_id: userId,
    card_id: cardId,
    place,
    told_at: at,
  }));
  await trx
    .insertInto('people_to_call')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const cardsNaming = (vacancyId: string, userId: string) =>
  sql`select card_id from people_to_call where vacancy_id = ${vacancyId} and user_id = ${userId}`;

export const cardsOf = (projectId: string) => sql`select distinct card_id from people_to_call
  join vacancies on vacancies.id = vacancy_id where project_id = ${projectId}`;

export interface PersonToCall {
  id: string;
  project_id: string;
  project_name: string;
  vacancy_id: string;
  vacancy_title: string;
  owner_id: string;
  wanted: string[];
  state: 'open' | 'applied' | 'closed';
  telegram_id: number;
  firstName: string;
  lastName: string;
  tags: string[];
  person_state: 'open' | 'called' | 'busy';
}

export async function listPeopleFacts(db: Db, ids: readonly string[], now: Date) {
  const { rows } = await sql<PersonToCall>`
    select told.card_id as id, vacancies.project_id, projects.name as project_name,
      vacancies.id as vacancy_id, vacancies.title as vacancy_title, projects.owner_id,
      vacancies.tags as wanted, person.telegram_id, person.first_name as "firstName",
      person.last_name as "lastName", person.tags,
      case when vacancies.closed_at is not null or vacancies.removed_at is not null
          or not projects.is_public then 'closed'
        when exists (select from applications where vacancy_id = vacancies.id
          and created_at > told.told_at) then 'applied'
        else 'open' end as state,
      case when exists (select from calls_to_apply where vacancy_id = vacancies.id
          and owner_id = projects.owner_id and user_id = person.id
          and created_at >= told.told_at) then 'called'
        when ${mayBeCalled(sql.ref('projects.owner_id'), sql.ref('person.id'), now)}
          and not exists (select from participants where project_id = projects.id
            and user_id = person.id and state in ('member', 'invited')) then 'open'
        else 'busy' end as person_state
    from people_to_call as told
      join vacancies on vacancies.id = told.vacancy_id
      join projects on projects.id = vacancies.project_id
      join users as person on person.id = told.user_id
    where told.card_id = any (${ids}::uuid[]) and person.is_visible and person.deleted_at is null
      and person.approved_at is not null and coalesce(person.looking_for_team, 'yes') <> 'no'
      and ${areUnblocked(sql.ref('person.id'), sql.ref('projects.owner_id'))}
    order by told.card_id, told.place`.execute(db);
  return rows;
}
