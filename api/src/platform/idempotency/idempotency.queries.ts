import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

interface Key {
  userId: string;
  act: string;
  key: string;
  request: string;
  resultId: string;
  at: Date;
  since: Date;
}

/**
 * Takes a key unless it was taken `since`, and waits for whoever is about to; answers what it stands
 * for. The person's older keys go first: one of them may be the same.
 */
export async function takeKey(trx: Trx, { userId, act, key, request, resultId, at, since }: Key) {
  const { rows } = await sql<{ request: string; result_id: string }>`
    with forgotten as (
      delete from idempotency_keys where user_id = ${userId} and created_at < ${since} returning key
    )
    insert into idempotency_keys (user_id, act, key, request, result_id, created_at)
    select ${userId}::uuid, ${act}, ${key}, ${request}, ${resultId}::uuid, ${at}::timestamptz
    from (select count(*) from forgotten) as forgotten
    on conflict (user_id, act, key) do update set key = excluded.key
    returning request, result_id`.execute(trx);
  return rows[0];
}
