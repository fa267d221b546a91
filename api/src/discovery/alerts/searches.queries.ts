import type { AlertMode } from '@kollab/contract';
import { type Insertable, sql } from 'kysely';
import type { Database, Db, Trx } from '#src/platform/database/schema.ts';

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

type NewSearch = Insertable<Database['saved_searches']>;

export async function insertSearch(trx: Trx, search: NewSearch) {
  await trx.insertInto('saved_searches').values(search).execute();
}

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
  for (const table of ['saved_searches', 'alerts', 'alert_digests', 'weekly_digests'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('alerts').where('subject_id', '=', userId).execute();
  await trx.deleteFrom('alert_due').where('subject_id', '=', userId).execute();
}
