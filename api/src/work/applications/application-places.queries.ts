import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#src/platform/database/prepared.ts';
import type { Db } from '#src/platform/database/schema.ts';
import {
  digestOf,
  filesOf,
  type Fingerprint,
  fingerprintOf,
  momentOf,
  type Places,
} from '#src/platform/unchanged/fingerprint.sql.ts';
import { areTogether, type FirstPage, newestFirst } from './applications.queries.ts';

const listOf = (array: RawBuilder<unknown>) => sql<string>`coalesce((${array})::text, '{}')`;

/**
 * Where the rows of a first page lie, and since when applications belong to it. A row that is written
 * lies elsewhere from then on: while there is one in each place, none has to be sought by its key.
 */
const buildPlaces = (db: Db, { userId, limit, status }: FirstPage) =>
  db
    .selectFrom(
      newestFirst(db, userId, { limit, status, after: undefined })
        .select(['applications.created_at', 'owner.id as owner_id', areTogether.as('are_together')])
        .select([
          sql`projects.ctid`.as('project'),
          sql`vacancies.ctid`.as('vacancy'),
          sql`applicant.ctid`.as('applicant'),
          sql`owner.ctid`.as('owner'),
        ])
        .as('page'),
    )
    .select([
      momentOf.as('moment'),
      sql<string>`case when count(*) < ${limit}::int then '-infinity' else min(created_at)::text end`.as(
        'since',
      ),
      listOf(sql`array_agg(distinct project)`).as('projects'),
      listOf(sql`array_agg(distinct vacancy)`).as('vacancies'),
      listOf(sql`array_agg(distinct owner) || array_agg(distinct applicant)`).as('people'),
      listOf(sql`array_agg(distinct owner_id)`).as('owners'),
      listOf(sql`array_agg(distinct owner_id) filter (where are_together)`).as('partners'),
    ]);

const placesOfAll = prepared(['userId', 'limit'], buildPlaces);
const placesOfStatus = prepared(['userId', 'limit', 'status'], buildPlaces);

type Found = Awaited<ReturnType<typeof placesOfAll>>[number];
type PlacesOfPage = Omit<Found, 'moment'>;

const watch = prepared(
  ['userId', 'since', 'projects', 'vacancies', 'people', 'owners', 'partners'],
  (db, { userId, since, ...places }: { userId: string } & PlacesOfPage) =>
    fingerprintOf(
      db,
      filesOf('projects', 'vacancies', 'users'),
      digestOf(
        sql`applications where user_id = ${userId} and created_at >= ${since}::timestamptz`,
        sql`projects where ctid = any(${places.projects}::tid[])`,
        sql`vacancies where ctid = any(${places.vacancies}::tid[])`,
        sql`users where ctid = any(${places.people}::tid[])`,
        // What is not there yet lies nowhere.
        sql`answer_times where owner_id = any(${places.owners}::uuid[])`,
        sql`notification_settings where user_id = any(${places.owners}::uuid[])`,
        sql`blocks where blocker_id = ${userId} and blocked_id = any(${places.partners}::uuid[])`,
        sql`blocks where blocked_id = ${userId} and blocker_id = any(${places.partners}::uuid[])`,
      ),
    ),
);

/** Of the first page of a person's applications; the sooner with the places of such a fingerprint. */
export async function readFingerprint(
  db: Db,
  page: FirstPage,
  known?: Places,
): Promise<Fingerprint[]> {
  const { userId } = page;
  if (known) return watch(db, { userId, ...(known as PlacesOfPage) });
  const [found] = await (page.status === undefined ? placesOfAll : placesOfStatus)(db, page);
  if (!found) return [];
  const { moment, ...places } = found;
  const [seen] = await watch(db, { userId, ...places });
  return seen ? [{ ...seen, moment: seen.moment === moment ? moment : null, places }] : [];
}
