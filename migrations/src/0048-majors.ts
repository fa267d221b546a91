import { type Kysely, sql } from 'kysely';

/** What people study, in the order in which it is suggested. */
export async function up(db: Kysely<unknown>) {
  await sql`create index users_majors on users
    ((lower(major) collate "C"), (major collate "C"))
    where approved_at is not null and suspended_at is null and hidden_at is null
      and major <> ''`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await db.schema.dropIndex('users_majors').execute();
}
