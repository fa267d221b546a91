import { type Kysely, sql } from 'kysely';

/** What an owner adds in words to work they confirmed, which a moderator reads before anybody else. */
export async function up(db: Kysely<unknown>) {
  await sql`create table confirmation_texts (
    confirmation_id uuid primary key references confirmations,
    text text not null,
    state text not null check (state in ('Pending', 'Approved', 'Rejected', 'Withdrawn')),
    version integer not null,
    author_id uuid not null references users,
    submitted_at timestamptz not null,
    decided_by uuid references users,
    decided_at timestamptz,
    reason text
  );
  create index confirmation_texts_waiting on confirmation_texts (submitted_at, confirmation_id)
    where state = 'Pending'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table confirmation_texts`.execute(db);
}
