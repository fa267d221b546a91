import { type Kysely, sql } from 'kysely';

/** Who asked whether they may write to whom. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('contact_requests')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('from_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('to_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .defaultTo('pending')
        .check(sql`state in ('pending', 'accepted', 'declined')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('answered_at', 'timestamptz')
    .execute();
  await sql`create unique index contact_requests_open on contact_requests (from_id, to_id)
    where state = 'pending'`.execute(db);
  await db.schema
    .createIndex('contact_requests_pair')
    .on('contact_requests')
    .columns(['from_id', 'to_id', 'created_at'])
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('contact_requests').execute();
}
