import { type Kysely, sql } from 'kysely';

/**
 * One mechanism for everything that is moderated: changes are collected into a submission, which
 * is decided once. `subject_type` and `subject_id` say whose they are.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .check(sql`status in ('Pending', 'In_review', 'Approved', 'Rejected', 'Withdrawn')`),
    )
    .addColumn('submitted_at', 'timestamptz', (c) => c.notNull())
    .addColumn('claimed_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('claimed_until', 'timestamptz')
    .addColumn('decided_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('reason', 'text')
    .addUniqueConstraint('submissions_version', ['subject_type', 'subject_id', 'version'])
    .execute();

  await sql`create unique index submissions_open on submissions (subject_type, subject_id)
    where status in ('Pending', 'In_review')`.execute(db);
  await sql`create index submissions_queue on submissions (subject_type, submitted_at, id)
    where status in ('Pending', 'In_review')`.execute(db);

  await db.schema
    .createTable('changes')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    .addColumn('submission_id', 'uuid', (c) => c.references('submissions.id').onDelete('cascade'))
    .addColumn('field', 'text', (c) => c.notNull())
    .addColumn('old_value', 'jsonb', (c) => c.notNull())
    .addColumn('new_value', 'jsonb', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();

  await sql`create unique index changes_staged on changes (subject_type, subject_id, field)
    where submission_id is null`.execute(db);
  await sql`create unique index changes_submitted on changes (submission_id, field)
    where submission_id is not null`.execute(db);

  await db.schema
    .createTable('moderation_events')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    .addColumn('submission_id', 'uuid', (c) => c.notNull().references('submissions.id'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('sole_moderator', 'boolean', (c) => c.notNull().defaultTo(false))
    .addColumn('reason', 'text')
    .addColumn('changes', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();

  await db.schema
    .createIndex('moderation_events_subject')
    .on('moderation_events')
    .columns(['subject_type', 'subject_id', 'id'])
    .execute();

  await sql`create function refuse_history_edit() returns trigger language plpgsql as
    $$ begin raise exception 'moderation history is append-only'; end $$`.execute(db);
  await sql`create trigger moderation_events_append_only before update or delete
    on moderation_events for each row execute function refuse_history_edit()`.execute(db);
  await sql`create trigger moderation_events_kept before truncate
    on moderation_events for each statement execute function refuse_history_edit()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('moderation_events').execute();
  await sql`drop function refuse_history_edit()`.execute(db);
  await db.schema.dropTable('changes').execute();
  await db.schema.dropTable('submissions').execute();
}
