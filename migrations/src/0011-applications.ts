import { type Kysely, sql } from 'kysely';

/** One application at a time per project, vacancy and person; earlier ones stay on record. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('applications')
    .addColumn('id', 'uuid', (c) => c.primaryKey())
    .addColumn('project_id', 'uuid', (c) => c.notNull().references('projects.id'))
    .addColumn('vacancy_id', 'uuid', (c) => c.notNull().references('vacancies.id'))
    .addColumn('user_id', 'uuid', (c) => c.notNull().references('users.id'))
    .addColumn('cover_letter', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('Pending', 'Accepted', 'Rejected', 'Withdrawn')`),
    )
    .addColumn('reason', 'text')
    .addColumn('closed_because', 'text', (c) =>
      c.check(sql`closed_because in ('vacancyClosed', 'projectClosed')`),
    )
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('decided_at', 'timestamptz')
    .addColumn('decided_by', 'uuid', (c) => c.references('users.id'))
    .addColumn('ended_at', 'timestamptz')
    .execute();
  await sql`create unique index applications_open on applications (project_id, vacancy_id, user_id)
    where status in ('Pending', 'Accepted') and ended_at is null`.execute(db);
  await sql`create index applications_of_user on applications (user_id, created_at, id)`.execute(
    db,
  );
  await sql`create index applications_one on applications (vacancy_id, user_id, created_at)`.execute(
    db,
  );
  await sql`create index applications_waiting on applications (project_id, created_at, id)
    where status = 'Pending'`.execute(db);
  await sql`create index applications_created on applications (created_at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('applications').execute();
}
