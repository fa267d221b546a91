import type { NotificationEvent } from '@kollab/contract';
import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

/** News for others that names a person, or bundles what does: found by index, however much there is. */
export async function lockMentions(trx: Trx, telegramId: number) {
  const { rows } = await sql<{ id: string; event: NotificationEvent }>`
    select id, payload || jsonb_build_object('kind', kind) as event from notifications
    where jsonb_path_query_array(payload, '$.**.telegramId') @> ${JSON.stringify([telegramId])}::jsonb
      and payload <> '{}'
    order by id for update`.execute(trx);
  return rows;
}

export async function updatePayload(trx: Trx, id: string, payload: object) {
  const written = { payload: JSON.stringify(payload) };
  await trx.updateTable('notifications').set(written).where('id', '=', id).execute();
}

export async function deleteNews(trx: Trx, id: string) {
  await trx.deleteFrom('notifications').where('id', '=', id).execute();
}
