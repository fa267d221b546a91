import { type Kysely, sql } from 'kysely';

const isOpen = sql`closed_at is null and removed_at is null`;

/**
 * Nobody waits in silence. What waits already is given its time anew: nobody is reminded of all at once,
 * and nothing is closed that nobody was warned of.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('applications')
    .addColumn('waits_from', 'timestamptz')
    .addColumn('remind_at', 'timestamptz')
    .execute();
  await sql`update applications set waits_from = now(), remind_at = now() + interval '2 days'
    where status = 'Pending'`.execute(db);
  await setReasons(db, ['vacancyClosed', 'projectClosed', 'noAnswer']);
  await sql`create index applications_remind on applications (remind_at)
    where status = 'Pending'`.execute(db);
  await sql`create index applications_unanswered on applications (waits_from)
    where status = 'Pending'`.execute(db);
  await db.schema
    .alterTable('vacancies')
    .addColumn('check_at', 'timestamptz', (c) =>
      c.notNull().defaultTo(sql`now() + interval '45 days'`),
    )
    .addColumn('asked_at', 'timestamptz')
    .addColumn('paused_at', 'timestamptz')
    .execute();
  await sql`create index vacancies_check on vacancies (check_at) where ${isOpen}`.execute(db);
  await db.schema.alterTable('notification_settings').addColumn('away_until', 'date').execute();
  await sql`create table answer_times (
    owner_id uuid primary key references users on delete cascade,
    answer_time text check (answer_time in ('sameDay', 'days', 'week', 'notAlways')),
    due_at timestamptz not null
  )`.execute(db);
  await sql`create index answer_times_due on answer_times (due_at)`.execute(db);
  await sql`insert into answer_times (owner_id, due_at)
    select distinct projects.owner_id, now() from applications
    join projects on projects.id = applications.project_id
    where applications.decided_at > now() - interval '90 days'`.execute(db);
}

async function setReasons(db: Kysely<unknown>, reasons: string[]) {
  const name = sql.ref('applications_closed_because_check');
  await sql`alter table applications drop constraint ${name}`.execute(db);
  await sql`alter table applications add constraint ${name}
    check (closed_because in (${sql.join(reasons.map((reason) => sql.lit(reason)))}))`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('answer_times').execute();
  await db.schema.alterTable('notification_settings').dropColumn('away_until').execute();
  await db.schema.dropIndex('vacancies_check').execute();
  await db.schema
    .alterTable('vacancies')
    .dropColumn('paused_at')
    .dropColumn('asked_at')
    .dropColumn('check_at')
    .execute();
  await sql`update applications set closed_because = 'vacancyClosed'
    where closed_because = 'noAnswer'`.execute(db);
  await setReasons(db, ['vacancyClosed', 'projectClosed']);
  await db.schema
    .alterTable('applications')
    .dropColumn('remind_at')
    .dropColumn('waits_from')
    .execute();
}
