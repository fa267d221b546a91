import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/** People never approved after an id, locked so that none changes meanwhile. */
export function lockUnapprovedAfter(trx: Trx, position: string | null, limit: number) {
  return trx
    .selectFrom('users')
    .where('approved_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if(position !== null, (query) => query.where('id', '>', position ?? ''))
    .select(['id', 'first_name', 'last_name'])
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate()
    .execute();
}

/** Leaves nothing of names and of Telegram's photos for others to see. */
export async function clearNames(trx: Trx, ids: string[]) {
  await trx
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      photo: sql`case when telegram_photo_url is null then photo end`,
      telegram_photo_url: null,
    })
    .where('id', 'in', ids)
    .execute();
}

export async function insertScreening(db: Db, version: number) {
  await db
    .insertInto('name_screenings')
    .values({ version, position: null, completed_at: null })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
}

export function lockScreening(trx: Trx, version: number) {
  return trx
    .selectFrom('name_screenings')
    .where('version', '=', version)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateScreening(
  trx: Trx,
  version: number,
  values: { position: string } | { completed_at: Date },
) {
  await trx.updateTable('name_screenings').set(values).where('version', '=', version).execute();
}
