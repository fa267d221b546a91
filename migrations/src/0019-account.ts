import { type Kysely, sql } from 'kysely';

/** Consent, and leaving: whoever left keeps a row without a person in it. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('consented_at', 'timestamptz')
    .addColumn('deletes_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .execute();
  await sql`create index users_leaving on users (deletes_at)
    where deletes_at is not null`.execute(db);
  // Telegram's ids are positive: these, made negative, stand for people who left.
  await sql`create sequence people_who_left`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop sequence people_who_left`.execute(db);
  await db.schema
    .alterTable('users')
    .dropColumn('deleted_at')
    .dropColumn('deletes_at')
    .dropColumn('consented_at')
    .execute();
}
