import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';

export function findAccount(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .select(['consented_at', 'consented_to', 'consent_withdrawn_at', 'deletes_at'])
    .executeTakeFirst();
}

export async function getAccount(db: Db, userId: string) {
  const row = await findAccount(db, userId);
  if (!row) throw new AppError('userNotFound');
  return row;
}

/** Answers whether it was not scheduled yet. */
export async function scheduleDeletion(db: Db, userId: string, deletesAt: Date) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletes_at: deletesAt })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletes_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers whether it was scheduled. */
export async function unscheduleDeletion(db: Db, userId: string) {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('deletes_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
