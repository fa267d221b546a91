import { type Kysely, sql } from 'kysely';

/** The language that a person chose to be written to in; null: as Telegram reports. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('notification_settings')
    .addColumn('language', 'text', (c) => c.check(sql`language in ('ru', 'en')`))
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.alterTable('notification_settings').dropColumn('language').execute();
}
