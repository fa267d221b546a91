import { limits } from '@kollab/contract';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import type { Position } from '#src/platform/paging.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';
import { lacksApplications } from '#src/work/access/without-applications.sql.ts';
import {
  cardColumns,
  countsOf,
  pendingFor,
  selectDetails,
  selectProjects,
} from './project-parts.sql.ts';

export const findDetails = (db: Db, id: string, readerId: string | undefined) =>
  selectDetails(db, readerId).where('projects.id', '=', id).executeTakeFirst();

export type DetailsRow = NonNullable<Awaited<ReturnType<typeof findDetails>>>;

export const findStanding = (db: Db, vacancyId: string, readerId: string | undefined, now: Date) =>
  db
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .leftJoin('answer_times', 'answer_times.owner_id', 'projects.owner_id')
    .leftJoin('notification_settings as away', 'away.user_id', 'projects.owner_id')
    .where('vacancies.id', '=', vacancyId)
    .select((eb) => [
      eb
        .selectFrom('applications')
        .innerJoin('users as applicant', 'applicant.id', 'applications.user_id')
        .whereRef('applications.vacancy_id', '=', 'vacancies.id')
        .where('applications.status', '=', sql.lit('Pending'))
        .where('applicant.suspended_at', 'is', null)
        .where(isVisibleTo('applicant', readerId))
        .select((of) => of.fn.countAll<number>().as('n'))
        .as('waiting'),
      'answer_times.answer_time',
      sql<string | null>`away.away_until::text`.as('away_until'),
      sql<boolean>`vacancies.paused_at is not null`.as('is_paused'),
      sql<boolean>`asked_at is not null and closed_at is null`.as('is_asked'),
      lacksApplications(now).as('lacks_applications'),
    ])
    .executeTakeFirst();

interface Page {
  limit: number;
  after: Position | undefined;
}

/** When moderators first approved it; what never was stands where it was made. */
const newest = sql<Date>`coalesce(projects.approved_at, projects.created_at)`;

/**
 * Projects newest first, in the order of an index, as many as a page may have: that number stands in the
 * text, so that a plan that knows no values does not expect more.
 */
const pageOf = (db: Db, { after }: Page) =>
  db
    .selectFrom('projects')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(${newest}, projects.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .select(['projects.id', newest.as('newest')])
    .orderBy(newest, 'desc')
    .orderBy('projects.id', 'desc')
    .limit(sql.lit(limits.pageMax));

/**
 * What everybody may see, but for those kept apart from its owner. One look-up of an owner per project
 * of a page, however many people there are.
 */
const shownPage = (db: Db, page: Page, readerId: string | undefined) =>
  pageOf(db, page)
    .where('projects.is_public', '=', sql.lit(true))
    .where(
      (eb) =>
        sql<SqlBool>`${eb
          .selectFrom('users')
          .whereRef('users.id', '=', 'projects.owner_id')
          .select(
            sql<SqlBool>`users.suspended_at is null and ${isVisibleTo('users', readerId)}`.as(
              'is_there',
            ),
          )}`,
    );

const idsIn = (db: Db, page: ReturnType<typeof pageOf>, { limit }: Page) =>
  db
    .selectFrom(
      db
        .selectFrom(page.as('longest'))
        .select('longest.id')
        .orderBy('longest.newest', 'desc')
        .orderBy('longest.id', 'desc')
        .limit(limit)
        .as('page'),
    )
    .select('page.id');

type Ids = ReturnType<typeof idsIn>;

/**
 * Looked up one by one: a plan that knows no values would go through all projects for a join. And in
 * the order of a pair, which no index has: the planner would go through one in search of them.
 */
const isIn = (ids: Ids) => sql<SqlBool>`projects.id = any(array(${ids}))`;
const newestFirst = sql`(${newest}, projects.id)`;

const selectCards = (db: Db, readerId: string | undefined) =>
  selectProjects(db)
    .select(cardColumns)
    .select(sql<string>`${newest}::text`.as('position'))
    .select((eb) => countsOf(eb, readerId))
    .select(pendingFor(readerId));

const cardsOf = (db: Db, ids: Ids, { limit }: Page, readerId: string | undefined) =>
  selectCards(db, readerId).where(isIn(ids)).orderBy(newestFirst, 'desc').limit(limit);

export const listFound = (db: Db, ids: readonly string[], readerId: string) =>
  selectCards(db, readerId)
    .where('projects.id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], projects.id)`)
    .execute();

export const listApprovedSince = (
  db: Db,
  { since, limit, readerId }: { since: Date; limit: number; readerId: string },
) => {
  const page = { limit, after: undefined };
  const shown = shownPage(db, page, readerId)
    .where(newest, '>=', since)
    .where('projects.owner_id', '!=', readerId);
  return cardsOf(db, idsIn(db, shown, page), page, readerId).execute();
};

export function listShown(db: Db, page: Page, readerId: string | undefined) {
  const shown = idsIn(db, shownPage(db, page, readerId), page);
  if (readerId === undefined) return cardsOf(db, shown, page, readerId).execute();
  const own = pageOf(db, page)
    .where('projects.owner_id', '=', readerId)
    .where('projects.deleted_at', 'is', null);
  return cardsOf(db, shown.union(idsIn(db, own, page)), page, readerId).execute();
}

export function listEvery(db: Db, page: Page, readerId: string) {
  const every = pageOf(db, page).where('projects.deleted_at', 'is', null);
  return cardsOf(db, idsIn(db, every, page), page, readerId).execute();
}

export function listShownOf(db: Db, page: Page, ownerId: string, readerId: string | undefined) {
  const shown = shownPage(db, page, readerId).where('projects.owner_id', '=', ownerId);
  return cardsOf(db, idsIn(db, shown, page), page, readerId).execute();
}

export function listShownWith(db: Db, page: Page, userId: string, readerId: string | undefined) {
  const owned = shownPage(db, page, readerId).where('projects.owner_id', '=', userId);
  const joined = joinedBy(userId, shownPage(db, page, readerId));
  const ids = idsIn(db, owned, page).union(idsIn(db, joined, page));
  return cardsOf(db, ids, page, readerId).execute();
}

/** All that a person owns, to somebody else, but what is deleted. */
export const listOwnedBy = (db: Db, page: Page, ownerId: string, readerId: string) =>
  cardsOf(db, ownedBy(db, page, ownerId), page, readerId).execute();

export const listOwn = (db: Db, page: Page, readerId: string, deletedSince: Date) =>
  cardsOf(db, ownedBy(db, page, readerId, deletedSince), page, readerId).execute();

function ownedBy(db: Db, page: Page, ownerId: string, deletedSince?: Date) {
  const owned = pageOf(db, page)
    .where('projects.owner_id', '=', ownerId)
    .where((eb) =>
      eb.or([
        eb('projects.deleted_at', 'is', null),
        ...(deletedSince === undefined ? [] : [eb('projects.deleted_at', '>', deletedSince)]),
      ]),
    );
  return idsIn(db, owned, page);
}

export const listOfTeams = (db: Db, page: Page, readerId: string) =>
  cardsOf(db, ofTeams(db, page, readerId), page, readerId).execute();

function ofTeams(db: Db, page: Page, userId: string) {
  const every = pageOf(db, page)
    .where('projects.owner_id', '!=', userId)
    .where('projects.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('projects.approved_at', 'is not', null),
        eb('projects.moderation_status', 'in', sql<never>`('Pending', 'In_review')`),
      ]),
    );
  return idsIn(db, joinedBy(userId, every), page);
}

/** Few of all projects are a person's: they are looked up rather than come across. */
const joinedBy = (userId: string, page: ReturnType<typeof pageOf>) =>
  page
    .where(
      sql<SqlBool>`projects.id = any(array(select project_id from participants
        where user_id = ${userId} and state = 'member'))`,
    )
    .clearOrderBy()
    .orderBy(newestFirst, 'desc');
