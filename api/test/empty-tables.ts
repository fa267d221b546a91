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

export async function listEmptyTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (xpath('/row/n/text()', query_to_xml(
        format('select count(*) as n from %I', relname), false, true, '')))[1]::text = '0'`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

export const emptyAll = (db: Db, names: readonly string[]) =>
  db.transaction().execute(async (trx) => {
    const deletes = names.map((name) => `delete from ${name};`).join('');
    await sql.raw(`set local session_replication_role = replica; ${deletes}`).execute(trx);
  });
