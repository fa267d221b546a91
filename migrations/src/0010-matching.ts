import { type Kysely, sql } from 'kysely';

/** Who fits what: skills that go together, the best of each side, and calls to apply. */
export async function up(db: Kysely<unknown>) {
  await sql`create table skill_counts (
    is_only boolean default true primary key check (is_only),
    people integer not null,
    asked integer not null,
    counted_at timestamptz not null
  )`.execute(db);
  await sql`create table skill_pairs (
    one text,
    other text,
    both_have integer not null,
    one_has integer not null,
    other_has integer not null,
    primary key (one, other)
  )`.execute(db);
  // Derived, as all of matching but dismissals and calls.
  await sql`create table match_people (
    user_id uuid primary key references users on delete cascade,
    skills text[] not null,
    level text,
    seen_day integer not null
  );
  create index match_people_skills on match_people using gin (skills) with (fastupdate=off)`.execute(
    db,
  );
  await sql`create table match_state (
    version integer primary key,
    position uuid,
    completed_at timestamptz
  )`.execute(db);
  await sql`create table match_due (
    subject_id uuid primary key,
    side text not null check (side in ('person', 'vacancy')),
    due_at timestamptz not null
  );
  create index match_due_first on match_due (due_at)`.execute(db);
  // Made anew by whoever asks: a crash may empty it.
  await sql`create unlogged table match_tops (
    subject_id uuid primary key,
    side text not null check (side in ('person', 'vacancy')),
    best uuid[] not null,
    made_at timestamptz not null
  );
  create index match_tops_made on match_tops (made_at)`.execute(db);
  await sql`create table match_shown (
    vacancy_id uuid references vacancies on delete cascade,
    user_id uuid references users on delete cascade,
    day integer not null,
    primary key (vacancy_id, user_id)
  );
  create index match_shown_day on match_shown (day);
  create index match_shown_to on match_shown (user_id, day) include (vacancy_id)`.execute(db);
  await sql`create table match_dismissals (
    vacancy_id uuid references vacancies on delete cascade,
    user_id uuid references users on delete cascade,
    by_owner boolean,
    reason text not null check (reason in ('skills', 'level', 'topic', 'other')),
    created_at timestamptz not null,
    primary key (vacancy_id, user_id, by_owner)
  );
  create index match_dismissals_made on match_dismissals (created_at);
  create index match_dismissals_of on match_dismissals (user_id)`.execute(db);
  await sql`create table calls_to_apply (
    id uuid primary key,
    project_id uuid not null references projects,
    vacancy_id uuid not null references vacancies,
    owner_id uuid not null references users,
    user_id uuid not null references users,
    created_at timestamptz not null
  );
  create index calls_to_apply_of on calls_to_apply (project_id, created_at);
  create index calls_to_apply_pair on calls_to_apply (owner_id, user_id, created_at);
  create index calls_to_apply_to on calls_to_apply (user_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table calls_to_apply, match_dismissals, match_shown, match_tops, match_due, match_state, match_people, skill_pairs, skill_counts`.execute(
    db,
  );
}
