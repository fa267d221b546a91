import { type Kysely, sql } from 'kysely';

/** Who keeps whom away, what was reported, and whom moderators took from view. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('hidden_at', 'timestamptz')
    .addColumn('hidden_by', 'uuid', (c) => c.references('users.id'))
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('blocker_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('blocked_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addPrimaryKeyConstraint('blocks_pair', ['blocker_id', 'blocked_id'])
    .execute();
  await db.schema
    .createIndex('blocks_reverse')
    .on('blocks')
    .columns(['blocked_id', 'blocker_id'])
    .execute();

  await db.schema
    .createTable('reports')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('reporter_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('subject_type', 'text', (c) =>
      c.notNull().check(sql`subject_type in ('profile', 'project')`),
    )
    .addColumn('subject_id', 'uuid', (c) => c.notNull())
    // Whose it was when it was reported: a project may change hands before anybody decides.
    .addColumn('owner_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.check(sql`decision in ('dismiss', 'block', 'suspend')`))
    .addColumn('decided_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('decided_at', 'timestamptz')
    .addColumn('comment', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create unique index reports_open on reports (subject_type, subject_id, reporter_id)
    where decision is null`.execute(db);
  await sql`create index reports_queue on reports (created_at, id)
    where decision is null`.execute(db);
  await sql`create index reports_decided on reports (decided_at, id)
    where decision is not null`.execute(db);

  await db.schema
    .createTable('releases')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    // Set where it was a project of theirs that moderators let back.
    .addColumn('project_id', 'uuid', (c) => c.references('projects.id'))
    .addColumn('released_by', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('releases').execute();
  await db.schema.dropTable('reports').execute();
  await db.schema.dropTable('blocks').execute();
  await db.schema.alterTable('users').dropColumn('hidden_by').dropColumn('hidden_at').execute();
}
