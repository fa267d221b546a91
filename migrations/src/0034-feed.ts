import { type Kysely, sql } from 'kysely';

/** What became true of projects, without words: these are made of what is published when it is read. */
export async function up(db: Kysely<unknown>) {
  await sql`create table project_follows (
    user_id uuid not null references users on delete cascade,
    project_id uuid not null references projects on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, project_id)
  )`.execute(db);
  await sql`create index project_follows_of on project_follows (project_id)`.execute(db);
  // Of another stage the subject is an id of its own: it may come again.
  await sql`create table feed_events (
    project_id uuid not null references projects on delete cascade,
    person_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('project', 'vacancy', 'stage', 'joined')),
    subject_id uuid not null,
    at timestamptz not null,
    primary key (project_id, kind, subject_id)
  )`.execute(db);
  await sql`create index feed_events_of_project on feed_events (project_id, at)
    include (person_id, kind, subject_id)`.execute(db);
  await sql`create index feed_events_of_person on feed_events (person_id, at)
    include (project_id, kind, subject_id)`.execute(db);
  await sql`create index feed_events_at on feed_events (at)`.execute(db);
  await sql`create table feed_settings (
    user_id uuid primary key references users on delete cascade,
    hidden_kinds text[] not null default '{}',
    tells_joining boolean not null default true
  )`.execute(db);
  await sql`insert into feed_events (project_id, person_id, kind, subject_id, at)
    select id, owner_id, 'project', id, approved_at from projects
      where approved_at > now() - interval '90 days'
    union all
    select projects.id, owner_id, 'vacancy', vacancies.id, vacancies.created_at
      from vacancies join projects on projects.id = project_id
      where projects.approved_at is not null and vacancies.created_at > now() - interval '90 days'
    union all
    select projects.id, user_id, 'joined', user_id, joined_at
      from participants join projects on projects.id = project_id
      where state = 'member' and user_id <> owner_id and joined_at > projects.approved_at
        and joined_at > now() - interval '90 days'`.execute(db);
  await noteJoining(db);
}

/** There are several ways into a team. Who joins again is no news again. */
async function noteJoining(db: Kysely<unknown>) {
  await sql`create function note_joining() returns trigger language plpgsql as $$
    begin
      insert into feed_events (project_id, person_id, kind, subject_id, at)
        select id, new.user_id, 'joined', new.user_id, new.joined_at from projects
        where id = new.project_id and approved_at is not null and owner_id <> new.user_id
        on conflict do nothing;
      return null;
    end $$`.execute(db);
  await sql`create trigger joining after insert or update of state on participants for each row
    when (new.state = 'member' and new.user_id is not null and new.joined_at is not null)
    execute function note_joining()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger joining on participants`.execute(db);
  await sql`drop function note_joining()`.execute(db);
  for (const table of ['feed_settings', 'feed_events', 'project_follows']) {
    await db.schema.dropTable(table).execute();
  }
}
