import { type Kysely, sql } from 'kysely';

/** Followers read of the end of a project where its last end is. */
export async function up(db: Kysely<unknown>) {
  await sql`update feed_events set at = projects.finished_at from projects
    where projects.id = feed_events.project_id and feed_events.kind = 'finished'
      and feed_events.at < projects.finished_at`.execute(db);
}

/** Where the ends before it were nobody knows any more. */
export async function down() {}
