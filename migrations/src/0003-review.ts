import { type Kysely, sql } from 'kysely';

/** What waits for moderators: submissions of changes, and how each was decided. */
export async function up(db: Kysely<unknown>) {
  // Changes are collected into a submission, which is decided once. `subject_type` and
  // `subject_id` say whose they are.
  await sql`create table submissions (
    id uuid primary key,
    subject_type text not null,
    subject_id uuid not null,
    version integer not null,
    status text not null check (status in ('Pending', 'In_review', 'Approved', 'Rejected', 'Withdrawn')),
    submitted_at timestamptz not null,
    claimed_by uuid references users,
    claimed_until timestamptz,
    decided_by uuid references users,
    decided_at timestamptz,
    reason text,
    appeal text,
    appeal_of uuid references submissions,
    constraint submissions_version unique (subject_type, subject_id, version)
  );
  create unique index submissions_appeal_of on submissions (appeal_of) where appeal_of is not null;
  create index submissions_decided on submissions (decided_at) where decided_at is not null;
  create unique index submissions_open on submissions (subject_type, subject_id)
    where status in ('Pending', 'In_review');
  create index submissions_queue on submissions (subject_type, submitted_at, id)
    where status in ('Pending', 'In_review');
  create index submissions_typical on submissions (subject_type, decided_at) include (submitted_at)
    where status in ('Approved', 'Rejected');
  create index submissions_waiting on submissions (subject_type)
    where status in ('Pending', 'In_review')`.execute(db);
  await sql`create table changes (
    id uuid primary key,
    subject_type text not null,
    subject_id uuid not null,
    submission_id uuid references submissions on delete cascade,
    field text not null,
    old_value jsonb not null,
    new_value jsonb not null,
    created_at timestamptz default now() not null,
    rejection text
  );
  create unique index changes_staged on changes (subject_type, subject_id, field)
    where submission_id is null;
  create unique index changes_submitted on changes (submission_id, field)
    where submission_id is not null`.execute(db);
  // Append-only, but for what it says of people who left.
  await sql`create table moderation_events (
    id uuid primary key,
    subject_type text not null,
    subject_id uuid not null,
    submission_id uuid not null references submissions,
    version integer not null,
    kind text not null,
    actor_id uuid not null references users,
    sole_moderator boolean default false not null,
    reason text,
    changes jsonb default '[]' not null,
    created_at timestamptz not null
  );
  create index moderation_events_actor on moderation_events (actor_id, created_at, id);
  create index moderation_events_of_projects on moderation_events (actor_id)
    where subject_type = 'project' and kind = 'submitted';
  create index moderation_events_subject on moderation_events (subject_type, subject_id, id);
  create index moderation_events_time on moderation_events (created_at, id)`.execute(db);
  // What each moderator was last shown, for decisions that name no version.
  await sql`create table submissions_seen (
    moderator_id uuid references users,
    subject_type text,
    subject_id uuid,
    version integer not null,
    seen_at timestamptz not null,
    primary key (moderator_id, subject_type, subject_id)
  );
  create index submissions_seen_age on submissions_seen (seen_at)`.execute(db);
  await sql`create function refuse_history_edit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if new.reason is null and new.changes in ('[]', old.changes)
          and to_jsonb(new) - 'reason' - 'changes' = to_jsonb(old) - 'reason' - 'changes'
          and exists (
            select from users where deleted_at is not null and id in (
              case when old.subject_type = 'profile' then old.subject_id end,
              case when old.kind = 'appealed' then old.actor_id end,
              (select owner_id from projects
                where old.subject_type = 'project' and projects.id = old.subject_id))
          )
        then return new; end if;
      end if;
      raise exception 'moderation history is append-only';
    end $$`.execute(db);
  await sql`create trigger moderation_events_append_only before delete or update on moderation_events
    for each row execute function refuse_history_edit()`.execute(db);
  await sql`create trigger moderation_events_kept before truncate on moderation_events for each statement
    execute function refuse_history_edit()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table submissions_seen, moderation_events, changes, submissions`.execute(db);
  await sql`drop function refuse_history_edit`.execute(db);
}
