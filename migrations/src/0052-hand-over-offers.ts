import { type Kysely, sql } from 'kysely';

/** A project that is offered to a member of its team: something of their place there. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table participants
    add column offer text check (offer in ('open', 'accepted', 'declined', 'over')),
    add column offered_at timestamptz,
    add check ((offer is null) = (offered_at is null)),
    add check (offer <> 'open' or state = 'member')`.execute(db);
  await sql`create unique index one_offer_of_project on participants (project_id)
    where offer = 'open'`.execute(db);
  await sql`create index offers_by_person on participants (user_id)
    where offer = 'open'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table participants drop column offer, drop column offered_at`.execute(db);
}
