import { type Kysely, sql } from 'kysely';

/**
 * Which request a notification was made by, so that one id leads from the mini-app's error through
 * the API's log to the bot's delivery; and what was given up can be counted without reading the rest.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema.alterTable('notifications').addColumn('request_id', 'text').execute();
  await sql`create index notifications_failed on notifications (settled_at)
    where status = 'failed'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('notifications_failed').execute();
  await db.schema.alterTable('notifications').dropColumn('request_id').execute();
}
