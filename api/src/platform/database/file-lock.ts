import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Shared by backups, whose files stay until they are copied; the sweep has it alone. */
const key = sql`hashtextextended('uploads:kept', 0)`;

/** Undefined, and nothing removed, while a backup or another sweep is at it. */
export function unlessBackingUp<T>(db: Db, remove: () => Promise<T>): Promise<T | undefined> {
  return db.connection().execute(async (own) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(${key}) as mine`.execute(own);
    if (!rows[0]?.mine) return undefined;
    try {
      return await remove();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(own);
    }
  });
}

/** Keeps every file that a record names from being swept, until the connection ends. */
export async function holdFilesForBackup(connection: Db): Promise<void> {
  await sql`select pg_advisory_lock_shared(${key})`.execute(connection);
}
