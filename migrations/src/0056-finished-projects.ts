import { type Kysely, sql } from 'kysely';

const kinds = (names: string) => sql`alter table feed_events drop constraint feed_events_kind_check,
  add constraint feed_events_kind_check check (kind in (${sql.raw(names)}))`;

/** When its owner said that a project has reached its end; others still see it, and followers are told. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table projects add column finished_at timestamptz`.execute(db);
  await kinds(`'project', 'vacancy', 'stage', 'joined', 'finished'`).execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`delete from feed_events where kind = 'finished'`.execute(db);
  await kinds(`'project', 'vacancy', 'stage', 'joined'`).execute(db);
  await sql`alter table projects drop column finished_at`.execute(db);
}
