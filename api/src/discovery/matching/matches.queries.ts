import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { isUnblocked } from '#src/people/visibility/visibility.sql.ts';
import { freeSince, placesLeft } from '#src/work/access/places.sql.ts';

interface Window {
  /** Days since 1970: shown since then counts. */
  shownSince: number;
  declinedSince: Date;
}

type Part = RawBuilder<unknown>;

const isTaken = (
  since: Date,
) => sql`(status = 'Pending' or (status = 'Accepted' and ended_at is null)
  or (status = 'Rejected' and decided_at > ${since}))`;

/** Neither in the team, nor asked or applied already, nor turned down lately by either side. */
const isFree = ({ id, projectId }: VacancyPlace, user: Part, since: Date) => sql<SqlBool>`(
  not exists (select from participants where project_id = ${projectId}::uuid and user_id = ${user}
    and (state in ('member', 'invited') or (state = 'declined' and created_at > ${since})))
  and not exists (select from applications where vacancy_id = ${id}::uuid and user_id = ${user}
    and ${isTaken(since)})
  and not exists (select from match_dismissals where vacancy_id = ${id}::uuid
    and user_id = ${user} and created_at > ${since}))`;

/** The same of vacancies, for a person whose acts are found once for all of them. */
const isFreeFor = (userId: string, since: Date) => {
  const own = sql`user_id = ${userId}::uuid`;
  return sql<SqlBool>`(
    projects.id <> all (array(
      select project_id from participants where ${own} and state in ('member', 'invited')
      union all select project_id from participants
        where ${own} and state = 'declined' and created_at > ${since}))
    and vacancies.id <> all (array(
      select vacancy_id from applications where ${own} and ${isTaken(since)}
      union all select vacancy_id from match_dismissals where ${own} and created_at > ${since})))`;
};

const isShown = (people: string) => {
  const column = (name: string) => sql.ref(`${people}.${name}`);
  return sql<SqlBool>`(${column('is_visible')} and ${column('deleted_at')} is null)`;
};

export interface VacancyPlace {
  id: string;
  projectId: string;
  ownerId: string;
}

export function listPeople(
  db: Db,
  ids: readonly string[],
  vacancy: VacancyPlace,
  { shownSince, declinedSince }: Window,
) {
  return db
    .selectFrom('users')
    .innerJoin('match_people', 'match_people.user_id', 'users.id')
    .where('users.id', '=', sql<string>`any (${ids}::uuid[])`)
    .where('users.id', '!=', vacancy.ownerId)
    .where('users.approved_at', 'is not', null)
    .where(sql<SqlBool>`coalesce(users.looking_for_team, 'maybe') <> 'no'`)
    .where(isShown('users'))
    .where(isUnblocked(sql.ref('users.id'), vacancy.ownerId))
    .where(isFree(vacancy, sql.ref('users.id'), declinedSince))
    .select([
      'users.id',
      'users.telegram_id',
      'users.first_name',
      'users.last_name',
      'users.photo',
      'users.status_short',
      'users.tags',
      'users.approved_at',
      'users.looking_for_team',
      'users.hours_a_week',
      'users.seen_day',
      'match_people.level',
    ])
    .select(
      sql<number>`(select count(*)::int from match_shown where user_id = users.id
        and day > ${shownSince} and vacancy_id <> ${vacancy.id}::uuid)`.as('proposed'),
    )
    .execute();
}

export function listVacancies(
  db: Db,
  ids: readonly string[],
  userId: string,
  { declinedSince }: Pick<Window, 'declinedSince'>,
) {
  return cardsOpenTo(db, userId, declinedSince)
    .where('vacancies.id', '=', sql<string>`any (${ids}::uuid[])`)
    .execute();
}

/** Only that on which it depends how well they fit. */
export function listFitting(
  db: Db,
  ids: readonly string[],
  userId: string,
  { declinedSince }: Pick<Window, 'declinedSince'>,
) {
  return openTo(db, userId, declinedSince)
    .where('vacancies.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select(['vacancies.id', 'vacancies.tags', 'vacancies.level', 'owner.seen_day'])
    .execute();
}

export function listNewest(
  db: Db,
  userId: string,
  { declinedSince, limit }: Pick<Window, 'declinedSince'> & { limit: number },
) {
  return (
    cardsOpenTo(db, userId, declinedSince)
      .orderBy('vacancies.created_at', 'desc')
      .orderBy('vacancies.id', 'desc')
      // A plan for any number would be for many.
      .limit(sql.lit(limit))
      .execute()
  );
}

export const listKept = (db: Db, userId: string, since: Date) =>
  cardsOpenTo(db, userId, since)
    .where(
      'vacancies.id',
      '=',
      sql<string>`any ((select best from match_tops where subject_id = ${userId}::uuid)::uuid[])`,
    )
    .execute();

const openTo = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .where('vacancies.closed_at', 'is', null)
    .where('vacancies.removed_at', 'is', null)
    .where('projects.is_public', '=', sql.lit(true))
    .where('projects.owner_id', '!=', userId)
    .where(isShown('owner'))
    .where(isUnblocked(sql.ref('owner.id'), userId))
    .where(isFreeFor(userId, since));

const cardsOpenTo = (db: Db, userId: string, since: Date) =>
  openTo(db, userId, since)
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .select([
      'vacancies.id',
      'vacancies.title',
      'vacancies.level',
      'vacancies.hours_a_week',
      'vacancies.until',
      'vacancies.places',
      placesLeft().as('places_left'),
      'vacancies.tags',
      'projects.id as project_id',
      'projects.name as project_title',
      'projects.cover_image',
      'projects.owner_id',
      'cover.palette',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'owner.photo',
      'owner.seen_day',
    ])
    .select(
      sql<number>`(select count(*)::int from applications
        where applications.vacancy_id = vacancies.id and status = 'Pending')`.as('waiting'),
    );

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];
export type VacancyRow = Awaited<ReturnType<typeof listVacancies>>[number];

export async function insertShown(
  db: Db,
  vacancyId: string,
  userIds: readonly string[],
  day: number,
) {
  if (userIds.length === 0) return;
  await sql`insert into match_shown (vacancy_id, user_id, day)
    select ${vacancyId}, user_id, ${day} from unnest(${userIds}::uuid[]) as user_id order by 2
    on conflict (vacancy_id, user_id) do update set day = excluded.day
      where match_shown.day <> excluded.day`.execute(db);
}

export const findPerson = (db: Db, userId: string) => personOf(db, userId).executeTakeFirst();

export const findReader = (db: Db, userId: string) =>
  personOf(db, userId).select(freeSince('users').as('free_since')).executeTakeFirst();

const personOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .leftJoin('match_people', 'match_people.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select(['users.looking_for_team', 'users.tags', 'users.approved_at', 'match_people.level'])
    .select(
      sql<boolean>`exists (select from match_tops where subject_id = users.id)`.as('has_top'),
    );

export function findVacancy(db: Db, id: string) {
  return db
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .where('vacancies.id', '=', id)
    .where('vacancies.closed_at', 'is', null)
    .where('vacancies.removed_at', 'is', null)
    .where('projects.is_public', '=', sql.lit(true))
    .select([
      'vacancies.id',
      'vacancies.title',
      'vacancies.tags',
      'vacancies.level',
      'vacancies.created_at',
      'projects.id as project_id',
      'projects.owner_id',
      'projects.name as project_name',
    ])
    .executeTakeFirst();
}
