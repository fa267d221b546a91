import { type Kysely, sql } from 'kysely';

/**
 * Projects with their vacancies and people. A project's columns hold what moderators approved; what
 * waits is in `changes`, as for profiles.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('projects')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('owner_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('stage', 'text', (c) => c.notNull().defaultTo('Seed Stage'))
    .addColumn('cover_image', 'text')
    .addColumn('tags', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('moderation_status', 'text')
    .addColumn('status_updated_at', 'timestamptz')
    .addColumn('rejection_reason', 'text')
    .addColumn('approved_at', 'timestamptz')
    .addColumn('archived_at', 'timestamptz')
    .addColumn('deleted_at', 'timestamptz')
    .addColumn('deleted_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute();
  await sql`create index projects_owner on projects (owner_id, created_at, id)`.execute(db);
  await sql`create index projects_created on projects (created_at, id)`.execute(db);
  await sql`create index projects_shown on projects (created_at, id)
    where approved_at is not null and archived_at is null and deleted_at is null`.execute(db);

  await db.schema
    .createTable('vacancies')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull().references('projects.id'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('level', 'text')
    .addColumn('experience', 'text')
    .addColumn('tags', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .addColumn('tasks', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('requirements', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('conditions', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('closed_at', 'timestamptz')
    .addColumn('removed_at', 'timestamptz')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index vacancies_project on vacancies (project_id, place)`.execute(db);

  await db.schema
    .createTable('participants')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull().references('projects.id'))
    .addColumn('user_id', 'uuid', (c) => c.references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('state', 'text', (c) =>
      c
        .notNull()
        .check(sql`state in ('member', 'invited', 'declined', 'cancelled', 'left', 'removed')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('joined_at', 'timestamptz')
    .execute();
  await sql`create unique index participants_person on participants (project_id, user_id)
    where user_id is not null`.execute(db);
  await sql`create index participants_project on participants (project_id, created_at)
    where state in ('member', 'invited')`.execute(db);
  await sql`create index participants_user on participants (user_id, created_at, id)
    where state in ('member', 'invited')`.execute(db);

  await db.schema
    .alterTable('uploads')
    .addColumn('palette', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
  await sql`create index moderation_events_of_projects on moderation_events (actor_id)
    where subject_type = 'project' and kind = 'submitted'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('moderation_events_of_projects').execute();
  await db.schema.alterTable('uploads').dropColumn('palette').execute();
  await db.schema.dropTable('participants').execute();
  await db.schema.dropTable('vacancies').execute();
  await db.schema.dropTable('projects').execute();
}
