import { sql } from 'kysely';
import type { Database, Db } from '#src/platform/database/schema.ts';

/** Empties tables, histories too, which only their owner can who takes the guards off. */
export async function emptyTables(db: Db, ...tables: (keyof Database)[]) {
  for (const table of tables) {
    await db.transaction().execute(async (trx) => {
      await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx);
      await trx.deleteFrom(table).execute();
      await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
    });
  }
}
