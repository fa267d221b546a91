import { type Kysely, sql } from 'kysely';

/**
 * Notifications become the inbox too. `held` waits for the daily digest, `off` is for the inbox only.
 * A row without a recipient is for a chat: the moderators' group.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table notifications
    add column read_at timestamptz,
    add column chat_id bigint,
    alter column recipient_id drop not null,
    drop constraint notifications_status_check,
    add constraint notifications_status_check
      check (status in ('queued', 'leased', 'sent', 'parked', 'failed', 'held', 'off')),
    add constraint notifications_addressee check ((recipient_id is null) <> (chat_id is null))
  `.execute(db);
  await sql`create unique index notifications_about_chat on notifications (about, chat_id, kind)
    where chat_id is not null and about is not null`.execute(db);
  // What was told before there was an inbox is no news.
  await sql`update notifications set read_at = now()`.execute(db);
  await sql`create index notifications_inbox
    on notifications (recipient_id, created_at desc, id desc)
    where kind not in ('moderationCard', 'reportCard', 'digest', 'moderationWaiting')`.execute(db);
  await sql`create index notifications_unread on notifications (recipient_id)
    where read_at is null
      and kind not in ('moderationCard', 'reportCard', 'digest', 'moderationWaiting')`.execute(db);
  await sql`create index notifications_held on notifications (recipient_id)
    where status = 'held'`.execute(db);

  await db.schema
    .createTable('notification_settings')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id'))
    .addColumn('modes', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('quiet_from', 'smallint')
    .addColumn('quiet_to', 'smallint')
    .addColumn('time_zone', 'text', (c) => c.notNull().defaultTo('Europe/Moscow'))
    .addColumn('digest_at', 'smallint', (c) => c.notNull().defaultTo(19 * 60))
    .addColumn('digested_at', 'timestamptz')
    .execute();

  await db.schema
    .createTable('chat_paces')
    .addColumn('chat_id', 'bigint', (c) => c.primaryKey())
    .addColumn('leased_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_paces_at').on('chat_paces').column('leased_at').execute();

  await db.schema
    .createTable('moderators_chat')
    .addColumn('chat_id', 'bigint', (c) => c.primaryKey())
    .execute();

  await db.schema
    .createTable('handled_updates')
    .addColumn('update_id', 'bigint', (c) => c.primaryKey())
    .addColumn('at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('ran_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['jobs', 'handled_updates', 'moderators_chat', 'chat_paces']) {
    await db.schema.dropTable(table).execute();
  }
  await db.schema.dropTable('notification_settings').execute();
  await db.schema.dropIndex('notifications_inbox').execute();
  await sql`delete from notifications where recipient_id is null`.execute(db);
  await sql`update notifications set status = 'sent' where status in ('held', 'off')`.execute(db);
  await sql`alter table notifications
    drop constraint notifications_addressee,
    drop constraint notifications_status_check,
    drop column read_at,
    drop column chat_id,
    alter column recipient_id set not null,
    add constraint notifications_status_check
      check (status in ('queued', 'leased', 'sent', 'parked', 'failed'))
  `.execute(db);
}
