import { type Kysely, sql } from 'kysely';

/** What was told long ago is looked for by when: rows come in that order, and a small index will do. */
export async function up(db: Kysely<unknown>) {
  await sql`create index alerts_created on alerts using brin (created_at)`.execute(db);
  await sql`create index alert_digests_created on alert_digests using brin (created_at)`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index alert_digests_created`.execute(db);
  await sql`drop index alerts_created`.execute(db);
}
