import { type Kysely, sql } from 'kysely';

/** What many people wait for alike is matched once, and then told to each of them. */
export async function up(db: Kysely<unknown>) {
  await sql`create table search_predicates (
    id uuid primary key default gen_random_uuid(),
    kind text not null check (kind in ('vacancies', 'projects', 'people')),
    predicate tsquery,
    filed_under text[] not null
  )`.execute(db);
  await sql`create unique index search_predicates_same
    on search_predicates (kind, md5(coalesce(predicate::text, '')), filed_under)`.execute(db);
  await sql`create index search_predicates_filed on search_predicates using gin (filed_under)
    with (fastupdate = off)`.execute(db);
  await sql`insert into search_predicates (kind, predicate, filed_under)
    select kind, predicate, filed_under from saved_searches on conflict do nothing`.execute(db);
  await sql`alter table saved_searches
    add column predicate_id uuid references search_predicates`.execute(db);
  await sql`update saved_searches as search set predicate_id = same.id from search_predicates as same
    where same.kind = search.kind
      and md5(coalesce(same.predicate::text, '')) = md5(coalesce(search.predicate::text, ''))
      and same.filed_under = search.filed_under`.execute(db);
  await sql`alter table saved_searches alter column predicate_id set not null,
    drop column predicate, drop column filed_under`.execute(db);
  await sql`create index saved_searches_predicate on saved_searches (predicate_id, id)
    include (user_id, mode, created_at)`.execute(db);
  // Which of them were met; null until they were looked for.
  await sql`alter table alert_due add column found uuid[]`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table alert_due drop column found`.execute(db);
  await sql`alter table saved_searches add column predicate tsquery, add column filed_under text[]`.execute(
    db,
  );
  await sql`update saved_searches set predicate = same.predicate, filed_under = same.filed_under
    from search_predicates as same where same.id = predicate_id`.execute(db);
  await sql`alter table saved_searches alter column filed_under set not null,
    drop column predicate_id`.execute(db);
  await sql`create index saved_searches_filed on saved_searches using gin (filed_under)
    with (fastupdate = off)`.execute(db);
  await sql`drop table search_predicates`.execute(db);
}
