import { type Kysely, sql } from 'kysely';

/**
 * People by what they may be found by, and the vocabulary of that. Both are derived from `users`;
 * `search_state` says how far the present way of deriving has got with the people already there.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db);

  await db.schema
    .createTable('user_search')
    .addColumn('user_id', 'uuid', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('tok', sql`tsvector`, (c) => c.notNull())
    .addColumn('weight', 'smallint', (c) => c.notNull())
    .execute();
  await sql`create index user_search_tok on user_search using gin (tok)
    with (fastupdate = off)`.execute(db);

  await sql`create table search_words (
    kind text collate "C" not null,
    word text collate "C" not null,
    near text[] not null,
    primary key (kind, word)
  )`.execute(db);
  await sql`create index search_words_near on search_words using gin (near)
    with (fastupdate = off)`.execute(db);
  await sql`create index search_words_similar on search_words using gin (word gin_trgm_ops)
    with (fastupdate = off)`.execute(db);

  await db.schema
    .createTable('search_state')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('position', 'uuid')
    .addColumn('completed_at', 'timestamptz')
    .execute();
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropTable('search_state').execute();
  await db.schema.dropTable('search_words').execute();
  await db.schema.dropTable('user_search').execute();
}
