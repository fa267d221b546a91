import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** Keeps all that a database holds; what it answers brings it back, whatever was done since. */
export async function remember(db: Db) {
  await sql`create schema kept`.execute(db);
  await sql`
    create table kept.tables as
    select table_name::text as name, string_agg(quote_ident(column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    group by table_name`.execute(db);
  // What was written to is noted, as nearly every call leaves nearly every table alone.
  await sql`create table kept.written (name text)`.execute(db);
  await sql`
    create function kept.note() returns trigger language plpgsql as $note$
    begin insert into kept.written values (tg_table_name); return null; end $note$`.execute(db);
  await sql`
    do $keep$
    declare name text;
    begin
      for name in select tables.name from kept.tables loop
        execute format('create table kept.%1$I as table public.%1$I', name);
        execute format('create trigger kept after insert or update or delete or truncate
          on public.%I execute function kept.note()', name);
      end loop;
    end $keep$`.execute(db);
  // History refuses to be edited, and rows refer to each other: neither matters here.
  await sql`
    create function kept.undo() returns void language plpgsql
    set session_replication_role = replica as $undo$
    declare written record;
    begin
      for written in select tables.* from kept.tables where name in (select name from kept.written)
      loop
        execute format('delete from public.%I', written.name);
        execute format('insert into public.%1$I (%2$s) overriding system value
          select %2$s from kept.%1$I', written.name, written.columns);
      end loop;
      delete from kept.written;
    end $undo$`.execute(db);
  return () => sql`select kept.undo()`.execute(db);
}
