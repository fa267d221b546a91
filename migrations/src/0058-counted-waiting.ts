import { type Kysely, sql } from 'kysely';

/**
 * In these alone is counted what waits in the queue and for each vacancy, and to how many somebody was
 * proposed; and whom somebody declined is found by them.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create index submissions_waiting on submissions (subject_type)
    where status in ('Pending', 'In_review')`.execute(db);
  await sql`create index applications_pending on applications (vacancy_id, user_id)
    where status = 'Pending'`.execute(db);
  // Whoever is in a team or asked has one already.
  await sql`create index participants_declined on participants (user_id, created_at)
    where state = 'declined'`.execute(db);
  await sql`create index match_shown_to on match_shown (user_id, day) include (vacancy_id)`.execute(
    db,
  );
  await db.schema.dropIndex('match_shown_of').execute();
}

export async function down(db: Kysely<unknown>) {
  await sql`create index match_shown_of on match_shown (user_id, day)`.execute(db);
  const indexes = ['match_shown_to', 'participants_declined', 'applications_pending'];
  for (const index of [...indexes, 'submissions_waiting']) {
    await db.schema.dropIndex(index).execute();
  }
}
