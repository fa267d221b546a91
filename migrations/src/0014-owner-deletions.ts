import { type Kysely, sql } from 'kysely';

/** What moderators take down after its owner deleted it is the owner's deleted project when it is back. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table projects add column is_owner_deleted boolean default false not null`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table projects drop column is_owner_deleted`.execute(db);
}
