import { type Kysely, sql } from 'kysely';

/** Who opened a project, by day, and the figures that its owner is told. */
export async function up(db: Kysely<unknown>) {
  await sql`create table project_views (
    id uuid default gen_random_uuid() primary key,
    project_id uuid not null references projects on delete cascade,
    day date not null,
    user_id uuid not null references users on delete cascade,
    source text not null,
    unique (project_id, day, user_id)
  );
  create index project_views_day on project_views (day);
  create index project_views_user on project_views (user_id)`.execute(db);
  await sql`create table vacancy_views (
    view_id uuid references project_views on delete cascade,
    vacancy_id uuid references vacancies on delete cascade,
    has_begun boolean not null,
    primary key (view_id, vacancy_id)
  );
  create index vacancy_views_vacancy on vacancy_views (vacancy_id)`.execute(db);
  // A visitor outside Telegram is a hash by a key that is forgotten after their day.
  await sql`create table visitor_keys (
    day date primary key,
    key uuid default gen_random_uuid() not null
  )`.execute(db);
  await sql`create table outside_views (
    project_id uuid references projects on delete cascade,
    day date,
    visitor bytea,
    primary key (project_id, day, visitor)
  );
  create index outside_views_day on outside_views (day)`.execute(db);
  await sql`create table figures (
    project_id uuid references projects on delete cascade,
    day date,
    since date not null,
    part text,
    subject_id uuid,
    people integer not null check (people >= 5),
    primary key (project_id, day, part, subject_id)
  );
  create index figures_day on figures (day)`.execute(db);
  await sql`create table figures_pending (
    project_id uuid primary key references projects on delete cascade,
    until date not null,
    pending jsonb default '{}' not null
  )`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table figures_pending, figures, outside_views, visitor_keys, vacancy_views, project_views`.execute(
    db,
  );
}
