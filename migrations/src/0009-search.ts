import { type Kysely, sql } from 'kysely';

/** What people, projects and vacancies are found by. */
export async function up(db: Kysely<unknown>) {
  // Derived from `users`, as the vocabulary is.
  await sql`create table user_search (
    user_id uuid primary key references users on delete cascade,
    tok tsvector not null,
    weight smallint not null
  );
  create index user_search_tok on user_search using gin (tok) with (fastupdate=off)`.execute(db);
  await sql`create table search_words (
    kind text collate "C",
    word text collate "C",
    near text[] not null,
    primary key (kind, word)
  );
  create index search_words_near on search_words using gin (near) with (fastupdate=off);
  create index search_words_similar on search_words
    using gin (word gin_trgm_ops) with (fastupdate=off)`.execute(db);
  // How far the present way of deriving what people are found by has got.
  await sql`create table search_state (
    version integer primary key,
    position uuid,
    completed_at timestamptz
  )`.execute(db);
  // How common a word is decides between two indexes; and to read a row is not to unpack it.
  await sql`create table project_search (
    project_id uuid primary key references projects on delete cascade,
    approved_at timestamptz not null,
    tok tsvector not null
  ) with (toast_tuple_target = 8160);
  create index project_search_newest on project_search (approved_at, project_id);
  create index project_search_tok on project_search using gin (tok) with (fastupdate=off);
  alter table project_search alter column tok set statistics 1000;
  alter table project_search alter column tok set storage external`.execute(db);
  await sql`create table vacancy_search (
    vacancy_id uuid primary key references vacancies on delete cascade,
    approved_at timestamptz not null,
    tok tsvector not null
  ) with (toast_tuple_target = 8160);
  create index vacancy_search_newest on vacancy_search (approved_at, vacancy_id);
  create index vacancy_search_tok on vacancy_search using gin (tok) with (fastupdate=off);
  alter table vacancy_search alter column tok set statistics 1000;
  alter table vacancy_search alter column tok set storage external`.execute(db);
  await sql`create table catalogue_words (
    kind text collate "C",
    word text collate "C",
    near text[] not null,
    primary key (kind, word)
  );
  create index catalogue_words_near on catalogue_words using gin (near) with (fastupdate=off);
  create index catalogue_words_similar on catalogue_words
    using gin (word gin_trgm_ops) with (fastupdate=off)`.execute(db);
  await sql`create table catalogue_state (
    version integer primary key,
    position uuid,
    completed_at timestamptz
  )`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table catalogue_state, catalogue_words, vacancy_search, project_search, search_state, search_words, user_search`.execute(
    db,
  );
}
