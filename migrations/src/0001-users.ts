import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('users')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('telegram_id', 'bigint', (c) => c.notNull().unique())
    .addColumn('username', 'text')
    .addColumn('language_code', 'text')
    .addColumn('role', 'text', (c) =>
      c
        .notNull()
        .defaultTo('user')
        .check(sql`role in ('user', 'moderator')`),
    )
    .addColumn('suspended_at', 'timestamptz')
    .addColumn('unreachable_at', 'timestamptz')
    .addColumn('first_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('last_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('middle_name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('university', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('course', 'smallint')
    .addColumn('major', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('photo', 'text')
    .addColumn('telegram_photo_url', 'text')
    .addColumn('telegram_link_kept', 'boolean', (c) => c.notNull().defaultTo(true))
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('status_short', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('status_long', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('tags', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('links', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('experiences', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('moderation_status', 'text')
    .addColumn('status_updated_at', 'timestamptz')
    .addColumn('rejection_reason', 'text')
    .addColumn('approved_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await db.schema
    .createIndex('users_moderators')
    .on('users')
    .column('id')
    .where(sql.ref('role'), '=', sql.lit('moderator'))
    .execute();

  await db.schema
    .createTable('role_changes')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('role_changes').execute();
  await db.schema.dropTable('users').execute();
}
