import { type Kysely, sql } from 'kysely';

/** What somebody did in a team, which its owner confirms. */
export async function up(db: Kysely<unknown>) {
  // One for each time that somebody was in a team; `removed` stays, so that nobody is asked again.
  await sql`create table confirmations (
    id uuid primary key,
    project_id uuid not null references projects,
    user_id uuid not null references users,
    role text not null,
    joined_at timestamptz not null,
    ended_at timestamptz not null,
    state text not null check (state in ('open', 'confirmed', 'declined', 'removed')),
    created_at timestamptz not null,
    decided_at timestamptz,
    is_hidden boolean default false not null,
    constraint confirmations_stay unique (project_id, user_id, joined_at),
    check ((decided_at is null) = (state = 'open'))
  );
  create index confirmations_of_user on confirmations (user_id, ended_at, id)
    where state = 'confirmed'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table confirmations`.execute(db);
}
