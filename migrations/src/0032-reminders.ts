import type { Kysely } from 'kysely';

/** When a person was last reminded of something: no more than once on a day of theirs. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('notification_settings')
    .addColumn('reminded_at', 'timestamptz')
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.alterTable('notification_settings').dropColumn('reminded_at').execute();
}
