import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

interface Column {
  table_name: string;
  columns: string;
}

/** Keeps all that a database holds; what it answers brings it back, whatever was done since. */
export async function remember(db: Db) {
  const { rows: tables } = await sql<Column>`
    select table_name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  await sql`create schema kept`.execute(db);
  for (const { table_name: name } of tables) {
    await sql.raw(`create table kept."${name}" as table public."${name}"`).execute(db);
  }
  const statements = tables.flatMap(({ table_name: name, columns }) => [
    `delete from public."${name}";`,
    `insert into public."${name}" (${columns}) overriding system value select ${columns} from kept."${name}";`,
  ]);
  const forget = statements.filter((statement) => statement.startsWith('delete'));
  const bringBack = statements.filter((statement) => !statement.startsWith('delete'));
  // History refuses to be edited, and rows refer to each other: neither matters here.
  await sql
    .raw(
      `create function kept.undo() returns void language plpgsql
      set session_replication_role = replica as $undo$
      #variable_conflict use_column
      begin
      ${[...forget, ...bringBack].join('\n')} end $undo$`,
    )
    .execute(db);
  return () => sql`select kept.undo()`.execute(db);
}
