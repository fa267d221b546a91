import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

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
