import type { Db } from '#src/platform/database/schema.ts';

const name = 'backup';

export async function noteBackup(db: Db, ran_at: Date): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ name, ran_at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ran_at }))
    .execute();
}

/** When the last backup was made, in milliseconds; 0 when there was none. */
export async function readLastBackup(db: Db): Promise<number> {
  const job = await db
    .selectFrom('jobs')
    .where('name', '=', name)
    .select('ran_at')
    .executeTakeFirst();
  return job?.ran_at.getTime() ?? 0;
}
