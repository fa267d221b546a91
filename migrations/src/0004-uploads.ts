import { type Kysely, sql } from 'kysely';

/** Pictures that people have uploaded. */
export async function up(db: Kysely<unknown>) {
  // Nobody shows another's picture, and what nobody shows is swept. `digest`: what it was made of.
  await sql`create table uploads (
    path text primary key,
    owner_id uuid references users on delete set null,
    created_at timestamptz not null,
    palette jsonb default '[]' not null,
    digest bytea
  );
  create index uploads_age on uploads (created_at);
  create index uploads_digest on uploads (owner_id, digest) where digest is not null;
  create index uploads_owner on uploads (owner_id)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop table uploads`.execute(db);
}
