import { type Kysely, sql } from 'kysely';

/** Applications, how soon owners answer, and what bounds both. */
export async function up(db: Kysely<unknown>) {
  // One open at a time per project, vacancy and person; earlier ones stay.
  await sql`create table applications (
    id uuid primary key,
    project_id uuid not null references projects,
    vacancy_id uuid not null references vacancies,
    user_id uuid not null references users,
    cover_letter text not null,
    status text not null check (status in ('Pending', 'Accepted', 'Rejected', 'Withdrawn')),
    reason text,
    closed_because text check (closed_because in ('vacancyClosed', 'projectClosed', 'noAnswer')),
    created_at timestamptz not null,
    decided_at timestamptz,
    decided_by uuid references users,
    ended_at timestamptz,
    waits_from timestamptz,
    remind_at timestamptz
  );
  create index applications_created on applications (created_at, id);
  create index applications_late on applications (project_id, decided_at)
    where closed_because = 'noAnswer';
  create index applications_of_user on applications (user_id, created_at, id);
  create index applications_one on applications (vacancy_id, user_id, created_at);
  create unique index applications_open on applications (project_id, vacancy_id, user_id)
    where status in ('Pending', 'Accepted') and ended_at is null;
  create index applications_pending on applications (vacancy_id, user_id) where status = 'Pending';
  create index applications_remind on applications (remind_at) where status = 'Pending';
  create index applications_remind_of_end on applications (remind_at)
    where closed_because = 'noAnswer' and remind_at is not null;
  create index applications_unanswered on applications (waits_from) where status = 'Pending';
  create index applications_waiting on applications (project_id, created_at, id)
    where status = 'Pending'`.execute(db);
  await sql`create table answer_times (
    owner_id uuid primary key references users on delete cascade,
    answer_time text check (answer_time in ('sameDay', 'days', 'week', 'notAlways')),
    due_at timestamptz not null
  );
  create index answer_times_due on answer_times (due_at)`.execute(db);
  // What is limited by the day.
  await sql`create table acts (
    user_id uuid not null references users,
    kind text not null,
    at timestamptz not null,
    amount integer default 1 not null
  );
  create index acts_of_user on acts (user_id, kind, at)`.execute(db);
  await sql`create table idempotency_keys (
    user_id uuid references users,
    act text,
    key text,
    request text not null,
    result_id uuid not null,
    created_at timestamptz not null,
    constraint idempotency_keys_key primary key (user_id, act, key)
  )`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table idempotency_keys, acts, answer_times, applications`.execute(db);
}
