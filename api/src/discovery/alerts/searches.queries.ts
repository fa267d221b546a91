import type { AlertMode, SavedSearch } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/** One after another for each person, until the transaction ends. */
export async function lockSearches(trx: Trx, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`searches:${userId}`}, 0))`.execute(
    trx,
  );
}

const columns = ['id', 'kind', 'filter', 'mode', 'created_at'] as const;

export const listSearches = (db: Db, userId: string) =>
  db
    .selectFrom('saved_searches')
    .where('user_id', '=', userId)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export type SearchRow = Awaited<ReturnType<typeof listSearches>>[number];

interface NewSearch {
  id: string;
  userId: string;
  kind: SavedSearch['kind'];
  filter: object;
  mode: AlertMode;
  /** The text of a `tsquery`, kept once for all who wait for the same; without it everything matches. */
  predicate: string | undefined;
  filedUnder: readonly string[];
  at: Date;
}

export async function insertSearch(trx: Trx, search: NewSearch) {
  await sql`with same as (
      insert into search_predicates as known (kind, predicate, filed_under)
      values (${search.kind}, ${search.predicate ?? null}::tsquery, ${search.filedUnder}::text[])
      on conflict (kind, md5(coalesce(predicate::text, '')), filed_under) do update set kind = known.kind
      returning id
    )
    insert into saved_searches (id, user_id, kind, filter, mode, predicate_id, created_at)
    select ${search.id}, ${search.userId}, ${search.kind}, ${JSON.stringify(search.filter)},
      ${search.mode}, same.id, ${search.at} from same`.execute(trx);
}

/** Answers it as it is then; undefined for one that is not there. */
export const updateMode = (db: Db, userId: string, id: string, mode: AlertMode) =>
  db
    .updateTable('saved_searches')
    .set({ mode })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();

export async function deleteSearch(db: Db, userId: string, id: string) {
  await db
    .deleteFrom('saved_searches')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Forgets how projects and vacancies were before they changed. */
export async function deleteDueOf(trx: Trx, projectIds: readonly string[]) {
  await sql`delete from alert_due where subject_id = any (${projectIds}::uuid[])
    or subject_id in (select id from vacancies where project_id = any (${projectIds}::uuid[]))`.execute(
    trx,
  );
}

export async function deleteAlertsOf(trx: Trx, userId: string) {
  // What they alone waited for says what they searched for.
  await sql`with gone as (
      delete from saved_searches where user_id = ${userId} returning predicate_id
    )
    delete from search_predicates where id in (
      select id from search_predicates
      where id in (select predicate_id from gone) and not exists (
        select from saved_searches as other
        where other.predicate_id = search_predicates.id and other.user_id <> ${userId})
      for update skip locked)`.execute(trx);
  for (const table of ['alerts', 'alert_digests', 'weekly_digests'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('alerts').where('subject_id', '=', userId).execute();
  await trx.deleteFrom('alert_due').where('subject_id', '=', userId).execute();
}
