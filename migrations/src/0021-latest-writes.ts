import { type Kysely, sql } from 'kysely';

/**
 * How far the log was when a person last wrote, so that no replica behind it serves them. Unlogged:
 * it costs no flush, and what a crash takes from it was about moments long past.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create unlogged table latest_writes (
    user_id uuid primary key,
    position bigint not null,
    at timestamptz not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('latest_writes').execute();
}
