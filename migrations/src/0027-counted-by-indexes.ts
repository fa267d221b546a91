import { type Kysely, sql } from 'kysely';

/** What cards of projects count is counted in these alone: who is in a team, and what is open in it. */
export async function up(db: Kysely<unknown>) {
  await sql`create index participants_members on participants (project_id, user_id)
    where state = 'member'`.execute(db);
  await sql`create index vacancies_open on vacancies (project_id)
    where removed_at is null and closed_at is null`.execute(db);
  await sql`create index users_out_of_sight on users (id)
    where suspended_at is not null or hidden_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  for (const index of ['users_out_of_sight', 'vacancies_open', 'participants_members']) {
    await db.schema.dropIndex(index).execute();
  }
}
