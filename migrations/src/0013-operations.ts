import { type Kysely, sql } from 'kysely';

/** Jobs, and requests counted by all processes together. */
export async function up(db: Kysely<unknown>) {
  await sql`create table jobs (
    name text primary key,
    ran_at timestamptz not null
  )`.execute(db);
  // A crash may forget it.
  await sql`create unlogged table rates (
    key character varying(255) primary key,
    points integer default 0 not null,
    expire bigint
  ) with (fillfactor = 50)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table rates, jobs`.execute(db);
}
