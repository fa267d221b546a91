import { type Selectable, type SqlBool, sql } from 'kysely';
import type { ApplicationsTable, Db, Trx } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import { areUnblocked, isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { isListed, isOfOrWith, pairOf } from '#src/work/access/pairs.sql.ts';
import { ownProjectName } from '#src/work/access/project-name.sql.ts';

export type ApplicationRow = Selectable<ApplicationsTable>;

export interface Triple {
  projectId: string;
  vacancyId: string;
  userId: string;
}

const isThere = (people: 'applicant' | 'owner') => sql<boolean>`${sql.ref(`${people}.is_visible`)}`;

const areTogether = sql<boolean>`(applications.status = 'Accepted' and applications.ended_at is null)`;

const areInTouch = sql<boolean>`case when ${areTogether}
  then ${areUnblocked(sql.ref('applicant.id'), sql.ref('owner.id'))} else false end`;

const selectApplications = (db: Db) =>
  db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('answer_times', 'answer_times.owner_id', 'owner.id')
    .leftJoin('notification_settings as away', 'away.user_id', 'owner.id');

const withDetails = (applications: ReturnType<typeof selectApplications>, isOwners = false) =>
  applications.select([
    'applications.id',
    'applications.project_id',
    'applications.vacancy_id',
    'applications.user_id',
    'applications.cover_letter',
    'applications.status',
    'applications.reason',
    'applications.closed_because',
    'applications.created_at',
    'applications.decided_at',
    'applications.ended_at',
    'applications.is_first_choice',
    'projects.owner_id',
    'projects.cover_image',
    (isOwners ? ownProjectName() : sql.ref<string>('projects.name')).as('project_title'),
    'vacancies.title as vacancy_title',
    'vacancies.tags as wanted_tags',
    'applicant.tags as applicant_tags',
    'applicant.university',
    'applicant.major',
    'applicant.course',
    'applicant.telegram_id',
    selectOpenUsername('applicant').as('username'),
    'applicant.first_name as firstName',
    'applicant.last_name as lastName',
    'applicant.photo',
    'applicant.description',
    'applicant.approved_at',
    'owner.telegram_id as owner_telegram_id',
    selectOpenUsername('owner').as('owner_username'),
    'owner.first_name as owner_first_name',
    'owner.last_name as owner_last_name',
    isThere('applicant').as('is_applicant_there'),
    isThere('owner').as('is_owner_there'),
    areInTouch.as('are_in_touch'),
    pairOf.as('pair'),
    'answer_times.answer_time',
    sql<string | null>`away.away_until::text`.as('away_until'),
    sql<string>`applications.created_at::text`.as('position'),
  ]);

export const details = (db: Db, isOwners?: boolean) =>
  withDetails(selectApplications(db), isOwners);

export type DetailsRow = Awaited<ReturnType<ReturnType<typeof details>['execute']>>[number];

interface Page {
  limit: number;
  after: Position | undefined;
  status?: 'Pending' | 'Accepted' | 'Rejected' | undefined;
}

/**
 * Asked of one after the other, in the order of the list: a join would look at everybody's. Compared from the
 * vacancy on, as its index is: else each would be sought among all that the person ever sent.
 */
export const isNewest = sql<SqlBool>`coalesce((select false from applications as later
  where later.vacancy_id = applications.vacancy_id and later.user_id = applications.user_id
    and (later.vacancy_id, later.user_id, later.created_at, later.id)
      > (applications.vacancy_id, applications.user_id, applications.created_at, applications.id)
  limit 1), true)`;

export function listNewest(db: Db, userId: string | undefined, page: Page) {
  const { limit, after, status } = page;
  const applications = selectApplications(db)
    .$if(userId !== undefined, (query) => query.where('applications.user_id', '=', userId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(applications.created_at, applications.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .where('applications.status', '!=', sql.lit('Withdrawn'))
    .$if(status !== undefined, (query) =>
      query.where('applications.status', '=', status ?? 'Pending'),
    )
    .where(isNewest)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(limit);
  return withDetails(applications).execute();
}

/** What waits for a project's owner, oldest first; of nobody suspended, nor kept apart from them. */
export const listWaiting = (db: Db, projectId: string, page: WaitingPage) =>
  withDetails(
    // A literal, so that the partial index applies.
    ofProject(db, projectId, page).where('applications.status', '=', sql.lit('Pending')),
    true,
  ).execute();

export const listUnanswered = (db: Db, projectId: string, since: Date, page: WaitingPage) =>
  withDetails(
    ofProject(db, projectId, page)
      .where('applications.closed_because', '=', sql.lit('noAnswer'))
      .where('applications.decided_at', '>', since)
      .where(isNewest),
    true,
  ).execute();

interface WaitingPage extends Page {
  ownerId: string;
  vacancyId?: string | undefined;
}

function ofProject(db: Db, projectId: string, page: WaitingPage) {
  const { limit, after, ownerId, vacancyId } = page;
  return selectApplications(db)
    .where('applications.project_id', '=', projectId)
    .where('applicant.suspended_at', 'is', null)
    .where(isVisibleTo('applicant', ownerId))
    .where(isListed)
    .$if(vacancyId !== undefined, (query) =>
      query.where('applications.vacancy_id', '=', vacancyId ?? ''),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(applications.created_at, applications.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('applications.created_at')
    .orderBy('applications.id')
    .limit(limit);
}

export const findDetails = (db: Db, id: string, isOwners?: boolean) =>
  details(db, isOwners).where('applications.id', '=', id).executeTakeFirst();

export const otherOpen = sql<number>`(select count(*)::int from applications as other
  where other.user_id = applications.user_id and other.status = 'Pending'
    and other.id <> applications.id)`;

/** How many applications a person has open besides one of `applications`; what they invited to counts too. */
export const openBesides = sql<number>`(
  (select count(*) from applications as other
    where other.user_id = applications.user_id and other.status = 'Pending'
      and other.id <> applications.id)
  + (select count(*) from pairs
    where pairs.inviter_id = applications.user_id and pairs.state = 'invited'))::int`;

export const newestOf = (db: Db, { projectId, vacancyId, userId }: Triple) =>
  db
    .selectFrom('applications')
    .select(['id', 'status', 'closed_because', 'created_at', 'decided_at', 'ended_at'])
    .where('project_id', '=', projectId)
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

export const findNewest = (db: Db, triple: Triple) => newestOf(db, triple).executeTakeFirst();

export const isOfPerson = ({ vacancyId, userId }: Triple) =>
  sql<SqlBool>`(applications.user_id = ${userId} or applications.pair_id in (
    select pair_id from applications as own
    where own.vacancy_id = ${vacancyId} and own.user_id = ${userId} and own.pair_id is not null))`;

export async function lockNewest(trx: Trx, triple: Triple) {
  const rows = await trx
    .selectFrom('applications')
    .select(['id', 'user_id', 'status', 'pair_id'])
    .where('project_id', '=', triple.projectId)
    .where('vacancy_id', '=', triple.vacancyId)
    .where(isOfPerson(triple))
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.findLast((row) => row.user_id === triple.userId);
}

/** Every application of a person, and those of whom they apply with, in the order in which they are locked everywhere. */
export async function lockAllOf(trx: Trx, userId: string) {
  const rows = await trx
    .selectFrom('applications')
    .where(isOfOrWith(userId))
    .select(['id', 'user_id'])
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.flatMap((row) => (row.user_id === userId ? [row.id] : []));
}

export async function endAllOf(trx: Trx, userId: string, at: Date) {
  await trx
    .updateTable('applications')
    .set({
      cover_letter: '',
      status: sql`case status when 'Pending' then 'Withdrawn' else status end`,
      decided_at: sql`coalesce(decided_at, ${at})`,
      decided_by: sql`coalesce(decided_by, user_id)`,
      ended_at: sql`case status when 'Accepted' then coalesce(ended_at, ${at}) else ended_at end`,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** How a person's latest application to a vacancy stands; null for one taken back or left behind. */
export async function findStatus(db: Db, vacancyId: string, userId: string) {
  const newest = await db
    .selectFrom('applications')
    .where('vacancy_id', '=', vacancyId)
    .where('user_id', '=', userId)
    .select(['status', 'ended_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (newest === undefined || newest.ended_at !== null) return null;
  return newest.status === 'Withdrawn' ? null : newest.status;
}
