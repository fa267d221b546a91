import { type Kysely, sql } from 'kysely';

/**
 * Who opened what on which day, for a while, and the figures that owners are shown of it. A visitor
 * outside Telegram is a hash by a key that is forgotten after their day.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table project_views (
    id uuid primary key default gen_random_uuid(),
    project_id uuid not null references projects on delete cascade,
    day date not null,
    user_id uuid not null references users on delete cascade,
    source text not null,
    unique (project_id, day, user_id)
  )`.execute(db);
  await sql`create index project_views_user on project_views (user_id)`.execute(db);
  await sql`create index project_views_day on project_views (day)`.execute(db);
  await sql`create table vacancy_views (
    view_id uuid not null references project_views on delete cascade,
    vacancy_id uuid not null references vacancies on delete cascade,
    has_begun boolean not null,
    primary key (view_id, vacancy_id)
  )`.execute(db);
  await sql`create index vacancy_views_vacancy on vacancy_views (vacancy_id)`.execute(db);
  await sql`create table outside_views (
    project_id uuid not null references projects on delete cascade,
    day date not null,
    visitor bytea not null,
    primary key (project_id, day, visitor)
  )`.execute(db);
  await sql`create index outside_views_day on outside_views (day)`.execute(db);
  await sql`create table visitor_keys (
    day date primary key,
    key uuid not null default gen_random_uuid()
  )`.execute(db);
  await sql`create table figures (
    project_id uuid not null references projects on delete cascade,
    day date not null,
    since date not null,
    part text not null,
    subject_id uuid not null,
    people integer not null check (people >= 5),
    primary key (project_id, day, part, subject_id)
  )`.execute(db);
  await sql`create index figures_day on figures (day)`.execute(db);
  await sql`create table figures_pending (
    project_id uuid primary key references projects on delete cascade,
    until date not null,
    pending jsonb not null default '{}'
  )`.execute(db);
  await sql`alter table notification_settings
    add column views_counted boolean not null default true`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table notification_settings drop column views_counted`.execute(db);
  const tables = [
    'figures_pending',
    'figures',
    'visitor_keys',
    'outside_views',
    'vacancy_views',
    'project_views',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
}
