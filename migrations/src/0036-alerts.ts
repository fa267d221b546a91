import { type Kysely, sql } from 'kysely';

/** Searches that tell by themselves of what is new, and what each was told of. */
export async function up(db: Kysely<unknown>) {
  await sql`create table saved_searches (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('vacancies', 'projects', 'people')),
    filter jsonb not null,
    mode text not null check (mode in ('now', 'daily', 'weekly', 'never')),
    predicate tsquery,
    filed_under text[] not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index saved_searches_of on saved_searches (user_id, created_at)`.execute(db);
  await sql`create index saved_searches_filed on saved_searches using gin (filed_under)
    with (fastupdate = off)`.execute(db);
  // What is to be matched: as it was before it changed, and how far the walk over searches has come.
  await sql`create table alert_due (
    subject_id uuid primary key,
    kind text not null check (kind in ('vacancies', 'projects', 'people')),
    due_at timestamptz not null,
    before tsvector,
    position uuid
  )`.execute(db);
  await sql`create index alert_due_first on alert_due (due_at)`.execute(db);
  await sql`create table alert_digests (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index alert_digests_of on alert_digests (user_id, created_at)`.execute(db);
  await sql`create table alerts (
    user_id uuid not null references users on delete cascade,
    subject_id uuid not null,
    kind text not null,
    search_ids uuid[] not null,
    created_at timestamptz not null,
    due_at timestamptz,
    digest_id uuid references alert_digests on delete cascade,
    primary key (user_id, subject_id)
  )`.execute(db);
  await sql`create index alerts_due on alerts (due_at) where due_at is not null`.execute(db);
  await sql`create index alerts_of_digest on alerts (digest_id) where digest_id is not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>) {
  for (const table of ['alerts', 'alert_digests', 'alert_due', 'saved_searches']) {
    await db.schema.dropTable(table).execute();
  }
}
