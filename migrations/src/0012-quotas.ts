import { type Kysely, sql } from 'kysely';

/** What people did that is limited by the day, and answers that are given twice to one key. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('acts')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create index acts_of_user on acts (user_id, kind, at)`.execute(db);

  await db.schema
    .createTable('idempotency_keys')
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('act', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('result_id', 'uuid', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'act', 'key'])
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('idempotency_keys').execute();
  await db.schema.dropTable('acts').execute();
}
