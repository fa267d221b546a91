import { type Kysely, sql } from 'kysely';

/** Owners hear of applications that closed without an answer. */
export async function up(db: Kysely<unknown>) {
  await sql`create index applications_remind_of_end on applications (remind_at)
    where closed_because = 'noAnswer' and remind_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop index applications_remind_of_end`.execute(db);
}
