import type { Db } from '#src/platform/database/schema.ts';

export async function listSuspensions(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .select(['id', 'suspended_at'])
    .execute();
  return rows.map(({ id, suspended_at: at }) => ({ id, isSuspended: at !== null }));
}
