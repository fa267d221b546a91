import { type Kysely, sql } from 'kysely';

/** One of a person's open applications may be the one they want most. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table applications add column is_first_choice boolean default false not null`.execute(
    db,
  );
  await sql`create unique index applications_first_choice on applications (user_id)
    where is_first_choice and status = 'Pending'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table applications drop column is_first_choice`.execute(db);
}
