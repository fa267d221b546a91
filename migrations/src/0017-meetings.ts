import { type Kysely, sql } from 'kysely';

/** A team chooses among times when to meet. */
export async function up(db: Kysely<unknown>) {
  await sql`create table meetings (
    id uuid primary key,
    project_id uuid not null references projects on delete cascade,
    times timestamptz[] not null check (cardinality(times) between 2 and 6),
    state text default 'open' not null check (state in ('open', 'set', 'failed', 'cancelled')),
    closes_at timestamptz not null,
    agreed_at timestamptz,
    poll_id text unique,
    created_at timestamptz not null,
    check ((state = 'set') = (agreed_at is not null))
  )`.execute(db);
  await sql`create unique index meetings_open on meetings (project_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index meetings_of_project on meetings (project_id, created_at desc)`.execute(db);
  await sql`create index meetings_due on meetings (closes_at) where state = 'open'`.execute(db);
  await sql`create table meeting_answers (
    meeting_id uuid not null references meetings on delete cascade,
    user_id uuid not null references users on delete cascade,
    places smallint[] not null,
    primary key (meeting_id, user_id)
  )`.execute(db);
  await sql`create index meeting_answers_of_person on meeting_answers (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table meeting_answers, meetings`.execute(db);
}
