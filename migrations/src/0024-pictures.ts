import { type Kysely, sql } from 'kysely';

/**
 * Acts that count for more than one, such as megapixels of pictures; and what an upload was made of,
 * by which the same picture sent again is known.
 */
export async function up(db: Kysely<unknown>) {
  await sql`alter table acts add column amount integer not null default 1`.execute(db);
  await sql`alter table uploads add column digest bytea`.execute(db);
  await sql`create index uploads_digest on uploads (owner_id, digest)
    where digest is not null`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table uploads drop column digest`.execute(db);
  await sql`delete from acts where kind = 'picture'`.execute(db);
  await sql`insert into acts (user_id, kind, at)
    select user_id, kind, at from acts, generate_series(2, amount)`.execute(db);
  await sql`alter table acts drop column amount`.execute(db);
}
