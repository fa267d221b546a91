import { type Kysely, sql } from 'kysely';

/**
 * What fits whom. Everything but what people did themselves (dismissals, calls) is derived, and can be
 * thrown away and made anew.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('looking_for_team', 'text', (c) =>
      c.check(sql`looking_for_team in ('yes', 'maybe', 'no')`),
    )
    .addColumn('hours_a_week', 'smallint')
    // Days since 1970 in UTC: written once a day at most.
    .addColumn('seen_day', 'integer')
    .execute();
  await addDerived(db);
  await addActs(db);
}

const isSide = sql`side in ('person', 'vacancy')`;

async function addDerived(db: Kysely<unknown>) {
  // As `tag_key` has it, which belongs to the catalogue: an index depends on nothing that comes and goes.
  await sql`create function skill_keys(tags jsonb) returns text[]
    language sql immutable parallel safe return array(
      select btrim(regexp_replace(replace(lower(normalize(tag, NFKC)), 'ё', 'е'), '\\s+', ' ', 'g'))
      from jsonb_array_elements_text(tags) as own (tag))`.execute(db);
  await sql`create index vacancies_open_skills on vacancies using gin (skill_keys(tags))
    with (fastupdate = off) where closed_at is null and removed_at is null`.execute(db);
  await sql`create index vacancies_open_newest on vacancies (created_at, id)
    where closed_at is null and removed_at is null`.execute(db);

  await db.schema
    .createTable('match_people')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('skills', sql`text[]`, (c) => c.notNull())
    .addColumn('level', 'text')
    // As of the week: what is ranked at last reads the day itself.
    .addColumn('seen_day', 'integer', (c) => c.notNull())
    .execute();
  await sql`create index match_people_skills on match_people using gin (skills)
    with (fastupdate = off)`.execute(db);
  await sql`create table match_state (
    version integer primary key, position uuid, completed_at timestamptz)`.execute(db);

  // Whoever asks has it made anew: after a crash it may be empty.
  await sql`create unlogged table match_tops (
    subject_id uuid primary key,
    side text not null check (${isSide}),
    best uuid[] not null,
    made_at timestamptz not null
  )`.execute(db);
  await sql`create index match_tops_made on match_tops (made_at)`.execute(db);
  await sql`create table match_due (
    subject_id uuid primary key,
    side text not null check (${isSide}),
    due_at timestamptz not null
  )`.execute(db);
  await sql`create index match_due_first on match_due (due_at)`.execute(db);

  await sql`create table skill_pairs (
    one text not null,
    other text not null,
    both_have integer not null,
    one_has integer not null,
    other_has integer not null,
    primary key (one, other)
  )`.execute(db);
  await sql`create table skill_counts (
    is_only boolean primary key default true check (is_only),
    people integer not null,
    asked integer not null,
    counted_at timestamptz not null
  )`.execute(db);
}

async function addActs(db: Kysely<unknown>) {
  await sql`create table match_shown (
    vacancy_id uuid not null references vacancies on delete cascade,
    user_id uuid not null references users on delete cascade,
    day integer not null,
    primary key (vacancy_id, user_id)
  )`.execute(db);
  await sql`create index match_shown_of on match_shown (user_id, day)`.execute(db);
  await sql`create index match_shown_day on match_shown (day)`.execute(db);
  await sql`create table match_dismissals (
    vacancy_id uuid not null references vacancies on delete cascade,
    user_id uuid not null references users on delete cascade,
    by_owner boolean not null,
    reason text not null check (reason in ('skills', 'level', 'topic', 'other')),
    created_at timestamptz not null,
    primary key (vacancy_id, user_id, by_owner)
  )`.execute(db);
  await sql`create index match_dismissals_of on match_dismissals (user_id)`.execute(db);
  await sql`create index match_dismissals_made on match_dismissals (created_at)`.execute(db);
  await sql`create table calls_to_apply (
    id uuid primary key,
    project_id uuid not null references projects,
    vacancy_id uuid not null references vacancies,
    owner_id uuid not null references users,
    user_id uuid not null references users,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index calls_to_apply_pair on calls_to_apply (owner_id, user_id, created_at)`.execute(
    db,
  );
  await sql`create index calls_to_apply_of on calls_to_apply (project_id, created_at)`.execute(db);
  await sql`create index calls_to_apply_to on calls_to_apply (user_id, created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  const tables = [
    'calls_to_apply',
    'match_dismissals',
    'match_shown',
    'skill_counts',
    'skill_pairs',
    'match_due',
    'match_tops',
    'match_state',
    'match_people',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
  await db.schema.dropIndex('vacancies_open_newest').execute();
  await db.schema.dropIndex('vacancies_open_skills').execute();
  await sql`drop function skill_keys(jsonb)`.execute(db);
  await db.schema
    .alterTable('users')
    .dropColumn('seen_day')
    .dropColumn('hours_a_week')
    .dropColumn('looking_for_team')
    .execute();
}
