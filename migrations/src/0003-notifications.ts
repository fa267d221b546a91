import { type Kysely, sql } from 'kysely';

/**
 * The queue of what the bot has to say. A row that is `about` something is a message that follows
 * it: raising `revision` has it delivered again, as an edit of `message_id`.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('about', 'uuid')
    .addColumn('recipient_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('payload', 'jsonb', (c) => c.notNull().defaultTo(sql`'{}'`))
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .defaultTo('queued')
        .check(sql`status in ('queued', 'leased', 'sent', 'parked', 'failed')`),
    )
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('leased_revision', 'integer')
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('due_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('lease', 'uuid')
    .addColumn('message_id', 'bigint')
    .addColumn('error', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .addColumn('settled_at', 'timestamptz')
    .execute();

  await sql`create unique index notifications_about on notifications (about, recipient_id, kind)
    where about is not null`.execute(db);
  await sql`create index notifications_due on notifications (due_at, id)
    where status in ('queued', 'leased')`.execute(db);
  await sql`create index notifications_parked on notifications (recipient_id)
    where status = 'parked'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('notifications').execute();
}
