import { type Kysely, sql } from 'kysely';

/** Owners look through what of a project closed without an answer. */
export async function up(db: Kysely<unknown>) {
  await sql`create index applications_late on applications (project_id, decided_at)
    where closed_because = 'noAnswer'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index applications_late`.execute(db);
}
