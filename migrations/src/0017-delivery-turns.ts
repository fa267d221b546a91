import { type Kysely, sql } from 'kysely';

/**
 * Deliveries take turns by chat: `address` names whom a notification is for, `notifications_turn`
 * finds the next chat and its oldest notification, and the one row of `delivery_turn` is held by
 * whoever leases and remembers whose turn it was.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table notifications add column address text collate "C" not null
    generated always as (coalesce(recipient_id::text, chat_id::text)) stored`.execute(db);
  await db.schema.dropIndex('notifications_due').execute();
  await sql`create index notifications_turn on notifications (address, created_at, id, due_at)
    where status in ('queued', 'leased')`.execute(db);
  await sql`create index notifications_under_way on notifications (address, due_at)
    where status = 'leased'`.execute(db);

  await db.schema.alterTable('chat_paces').addColumn('resumes_at', 'timestamptz').execute();
  await sql`create table delivery_turn (
    id boolean primary key default true check (id),
    after text not null default ''
  )`.execute(db);
  await sql`insert into delivery_turn default values`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('delivery_turn').execute();
  await db.schema.alterTable('chat_paces').dropColumn('resumes_at').execute();
  await db.schema.alterTable('notifications').dropColumn('address').execute();
  await sql`create index notifications_due on notifications (due_at, id)
    where status in ('queued', 'leased')`.execute(db);
}
