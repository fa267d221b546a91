import { type Kysely, sql } from 'kysely';

/** How often who called lately: not worth a write-ahead log, a crash may forget it. */
export async function up(db: Kysely<unknown>) {
  await sql`create unlogged table rates (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  ) with (fillfactor = 50)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('rates').execute();
}
