import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

export interface Table {
  name: string;
  /** What is stored: no generated ones. */
  columns: string[];
}

/** Means nothing a moment later. Unlogged tables are left out anyway. */
const fleeting = new Set(['chat_paces']);
const ofMigrations = ['kysely_migration', 'kysely_migration_lock'];

export async function listTables(db: Db) {
  const { rows } = await sql<Table & { unlogged: boolean }>`
    select relname as name, relpersistence = 'u' as unlogged,
      array(select attname::text from pg_attribute where attrelid = pg_class.oid
        and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname <> all(${ofMigrations}) and ${notOfExtension('pg_class')}
    order by relname`.execute(db);
  const isKept = (table: { name: string; unlogged: boolean }) =>
    !table.unlogged && !fleeting.has(table.name);
  return {
    kept: rows.filter(isKept).map(({ name, columns }): Table => ({ name, columns })),
    leftOut: rows.filter((table) => !isKept(table)).map(({ name }) => name),
  };
}

/** Sequences with where they are. They do not belong to a snapshot: they are never behind it. */
export async function listSequences(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
      and ${notOfExtension('pg_class')} order by relname`.execute(db);
  const sequences = [];
  for (const { name } of rows) {
    const { rows: state } = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called as "isCalled"
      from ${sql.table(name)}`.execute(db);
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

const notOfExtension = (catalog: 'pg_class' | 'pg_proc' | 'pg_type') => sql`not exists (
  select from pg_depend where classid = ${sql.lit(catalog)}::regclass
    and objid = ${sql.ref(`${catalog}.oid`)} and deptype = 'e')`;

/** What belongs to extensions stays. */
export async function dropEverything(trx: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop %s %s cascade', case relkind when 'v' then 'view'
        when 'm' then 'materialized view' when 'S' then 'sequence' when 'f' then 'foreign table'
        else 'table' end, oid::regclass) as statement, relkind = 'S' as late
      from pg_class where relnamespace = current_schema()::regnamespace
        and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and not relispartition
        and ${notOfExtension('pg_class')}
    union all select format('drop routine %s cascade', oid::regprocedure), true
      from pg_proc where pronamespace = current_schema()::regnamespace
        and ${notOfExtension('pg_proc')}
    union all select format('drop type %s cascade', oid::regtype), true
      from pg_type where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd')
        and ${notOfExtension('pg_type')}
    order by late`.execute(trx);
  for (const { statement } of rows) {
    // One that went with another is gone already.
    await sql
      .raw(statement.replace(/^drop (materialized view|foreign table|\w+)/, '$& if exists'))
      .execute(trx);
  }
}

/** Answers what puts them on again. */
export async function liftForeignKeys(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ off: string; on: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname,
        pg_get_constraintdef(oid)) as on
    from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conrelid::regclass::text, conname`.execute(trx);
  for (const { off } of rows) await sql.raw(off).execute(trx);
  return rows.map(({ on }) => on);
}

export async function describeContent(db: Db) {
  const { kept, leftOut } = await listTables(db);
  const names = [...kept.map(({ name }) => name), ...leftOut];
  const people = names.includes('users')
    ? (await sql<{ count: number }>`select count(*)::int as count from users`.execute(db)).rows[0]
    : undefined;
  return { tables: names, people: people?.count ?? 0 };
}
