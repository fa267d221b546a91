import { type Kysely, sql } from 'kysely';

/** Once a week: what fits, and where it is wanted what became of whom and what one follows. */
export async function up(db: Kysely<unknown>) {
  await sql`create table weekly_digests (
    user_id uuid primary key references users on delete cascade,
    due_at timestamptz not null,
    -- News of the days before were told.
    told_until timestamptz not null
  )`.execute(db);
  await sql`create index weekly_digests_due on weekly_digests (due_at)`.execute(db);
  await sql`insert into weekly_digests (user_id, due_at, told_until)
    select id, date_trunc('week', now() at time zone 'Europe/Moscow' + interval '5 hours')
        at time zone 'Europe/Moscow' + interval '7 days 19 hours', now()
      from users where approved_at is not null and deleted_at is null`.execute(db);
  await sql`alter table feed_settings add column in_digest boolean not null default false`.execute(
    db,
  );
  // Why something was told that no search found; and of what projects there was news.
  await sql`alter table alerts add column match jsonb`.execute(db);
  await sql`alter table alert_digests add column news jsonb not null default '[]'`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table alert_digests drop column news`.execute(db);
  await sql`alter table alerts drop column match`.execute(db);
  await sql`alter table feed_settings drop column in_digest`.execute(db);
  await sql`drop table weekly_digests`.execute(db);
}
