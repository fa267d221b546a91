import { type Kysely, sql } from 'kysely';

/**
 * What was told long ago is looked for by when: rows come in that order, and a small index will do. And
 * once one is reminded of a saved vacancy before its end.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create index alerts_created on alerts using brin (created_at)`.execute(db);
  await sql`create index alert_digests_created on alert_digests using brin (created_at)`.execute(
    db,
  );
  await sql`alter table saved_items add column end_told boolean not null default false`.execute(db);
  await sql`create index saved_items_ending on saved_items (subject_id)
    where kind = 'vacancy' and not end_told`.execute(db);
  await sql`create index vacancies_until on vacancies (until) where until is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index vacancies_until`.execute(db);
  await sql`alter table saved_items drop column end_told`.execute(db);
  await sql`drop index alert_digests_created`.execute(db);
  await sql`drop index alerts_created`.execute(db);
}
