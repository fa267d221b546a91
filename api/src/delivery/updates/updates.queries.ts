import type { Db } from '#src/platform/database/schema.ts';

/** Notes an update of Telegram's; answers whether it is the first time. */
export async function insertUpdate(db: Db, updateId: number): Promise<boolean> {
  const inserted = await db
    .insertInto('handled_updates')
    .values({ update_id: updateId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('update_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
