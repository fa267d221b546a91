import { type Kysely, sql } from 'kysely';

/** What people follow and save, the feed, saved searches and their alerts. */
export async function up(db: Kysely<unknown>) {
  await sql`create table project_follows (
    user_id uuid references users on delete cascade,
    project_id uuid references projects on delete cascade,
    created_at timestamptz not null,
    primary key (user_id, project_id)
  );
  create index project_follows_of on project_follows (project_id)`.execute(db);
  // What became true of projects, without words: these are made of what is published when it is
  // read.
  await sql`create table feed_events (
    project_id uuid references projects on delete cascade,
    person_id uuid not null references users on delete cascade,
    kind text check (kind in ('project', 'vacancy', 'stage', 'joined', 'finished')),
    subject_id uuid,
    at timestamptz not null,
    primary key (project_id, kind, subject_id)
  );
  create index feed_events_at on feed_events (at);
  create index feed_events_of_person on feed_events (person_id, at)
    include (project_id, kind, subject_id);
  create index feed_events_of_project on feed_events (project_id, at)
    include (person_id, kind, subject_id)`.execute(db);
  await sql`create table feed_settings (
    user_id uuid primary key references users on delete cascade,
    hidden_kinds text[] default '{}' not null,
    tells_joining boolean default true not null,
    in_digest boolean default false not null
  )`.execute(db);
  await sql`create table saved_items (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('vacancy', 'project', 'person')),
    subject_id uuid not null,
    created_at timestamptz not null,
    remind_at timestamptz,
    end_told boolean default false not null,
    unique (user_id, kind, subject_id)
  );
  create index saved_items_ending on saved_items (subject_id) where kind = 'vacancy'
    and (not end_told);
  create index saved_items_newest on saved_items (user_id, kind, created_at, subject_id);
  create index saved_items_remind on saved_items (remind_at) where remind_at is not null`.execute(
    db,
  );
  await sql`create table saved_searches (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('vacancies', 'projects', 'people')),
    filter jsonb not null,
    mode text not null check (mode in ('now', 'daily', 'weekly', 'never')),
    created_at timestamptz not null
  );
  create index saved_searches_of on saved_searches (user_id, created_at);
  create index saved_searches_alike on saved_searches (kind, (md5(filter::text) || id::text))
    where mode <> 'never'`.execute(db);
  await sql`create table alert_due (
    subject_id uuid primary key,
    kind text not null check (kind in ('vacancies', 'projects', 'people')),
    due_at timestamptz not null,
    before tsvector,
    position text default '' not null
  );
  create index alert_due_first on alert_due (due_at)`.execute(db);
  await sql`create table alert_digests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null,
    news jsonb default '[]' not null
  );
  create index alert_digests_created on alert_digests using brin (created_at);
  create index alert_digests_of on alert_digests (user_id, created_at)`.execute(db);
  await sql`create table alerts (
    user_id uuid references users on delete cascade,
    subject_id uuid,
    kind text not null,
    search_ids uuid[] not null,
    created_at timestamptz not null,
    due_at timestamptz,
    digest_id uuid references alert_digests on delete cascade,
    match jsonb,
    primary key (user_id, subject_id)
  );
  create index alerts_created on alerts using brin (created_at);
  create index alerts_due on alerts (due_at) where due_at is not null;
  create index alerts_of_digest on alerts (digest_id) where digest_id is not null`.execute(db);
  await sql`create table weekly_digests (
    user_id uuid primary key references users on delete cascade,
    due_at timestamptz not null,
    told_until timestamptz not null
  );
  create index weekly_digests_due on weekly_digests (due_at)`.execute(db);
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
  await sql`drop table weekly_digests, alerts, alert_digests, alert_due, saved_searches, saved_items, feed_settings, feed_events, project_follows`.execute(
    db,
  );
  await sql`drop function note_joining`.execute(db);
}
