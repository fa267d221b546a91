import { type Kysely, sql } from 'kysely';

const isShown = sql`approved_at is not null and archived_at is null and deleted_at is null`;

/**
 * Projects and vacancies by what they may be found by, as `user_search` has people. All of it is derived,
 * by a job for those already there.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create table project_search (
    project_id uuid primary key references projects on delete cascade,
    approved_at timestamptz not null,
    tok tsvector not null
  )`.execute(db);
  await sql`create table vacancy_search (
    vacancy_id uuid primary key references vacancies on delete cascade,
    approved_at timestamptz not null,
    tok tsvector not null
  )`.execute(db);
  for (const [table, id] of [
    ['project_search', 'project_id'],
    ['vacancy_search', 'vacancy_id'],
  ] as const) {
    const [of, key] = [sql.table(table), sql.ref(id)];
    await sql`create index ${sql.ref(`${table}_tok`)} on ${of} using gin (tok)
      with (fastupdate = off)`.execute(db);
    await sql`create index ${sql.ref(`${table}_newest`)} on ${of} (approved_at, ${key})`.execute(
      db,
    );
    // How common a word is decides between the two indexes.
    await sql`alter table ${of} alter column tok set statistics 1000`.execute(db);
    // Reading a row is not to unpack it.
    await sql`alter table ${of} alter column tok set storage external`.execute(db);
    await sql`alter table ${of} set (toast_tuple_target = 8160)`.execute(db);
  }
  await sql`create table catalogue_words (
    kind text collate "C" not null,
    word text collate "C" not null,
    near text[] not null,
    primary key (kind, word)
  )`.execute(db);
  await sql`create index catalogue_words_near on catalogue_words using gin (near)
    with (fastupdate = off)`.execute(db);
  await sql`create index catalogue_words_similar on catalogue_words using gin (word gin_trgm_ops)
    with (fastupdate = off)`.execute(db);
  await sql`create table catalogue_state (
    version integer primary key, position uuid, completed_at timestamptz)`.execute(db);
  await orderByApproval(db);
}

/** Newest means first approved; what never was stands where it was made. */
async function orderByApproval(db: Kysely<unknown>) {
  for (const index of ['projects_owner', 'projects_created', 'projects_shown']) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`create index projects_owner on projects
    (owner_id, coalesce(approved_at, created_at), id)`.execute(db);
  await sql`create index projects_newest on projects
    (coalesce(approved_at, created_at), id)`.execute(db);
  await sql`create index projects_shown on projects
    (coalesce(approved_at, created_at), id) where ${isShown}`.execute(db);
  await sql`create index users_newest on users (approved_at, id)
    where approved_at is not null and suspended_at is null and hidden_at is null`.execute(db);
  await sql`create index users_universities on users
    ((lower(university) collate "C"), (university collate "C"))
    where approved_at is not null and suspended_at is null and hidden_at is null
      and university <> ''`.execute(db);
  await sql`analyze projects`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  for (const index of [
    'users_universities',
    'users_newest',
    'projects_shown',
    'projects_newest',
    'projects_owner',
  ]) {
    await db.schema.dropIndex(index).execute();
  }
  await sql`create index projects_owner on projects (owner_id, created_at, id)`.execute(db);
  await sql`create index projects_created on projects (created_at, id)`.execute(db);
  await sql`create index projects_shown on projects (created_at, id) where ${isShown}`.execute(db);
  for (const table of ['catalogue_state', 'catalogue_words', 'vacancy_search', 'project_search']) {
    await db.schema.dropTable(table).execute();
  }
}
