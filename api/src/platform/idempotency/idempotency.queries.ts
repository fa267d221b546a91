import type { Insertable } from 'kysely';
import type { Database, Trx } from '#src/platform/database/schema.ts';

type Key = Insertable<Database['idempotency_keys']>;

export async function deleteBefore(trx: Trx, userId: string, moment: Date) {
  await trx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('created_at', '<', moment)
    .execute();
}

/** Answers whether the key is new; waits for whoever is about to take the same. */
export async function insertKey(trx: Trx, key: Key): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('idempotency_keys')
    .values(key)
    .onConflict((conflict) => conflict.columns(['user_id', 'act', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const getKey = (
  trx: Trx,
  { user_id: userId, act, key }: Pick<Key, 'user_id' | 'act' | 'key'>,
) =>
  trx
    .selectFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('act', '=', act)
    .where('key', '=', key)
    .select(['request', 'result_id'])
    .executeTakeFirstOrThrow();
