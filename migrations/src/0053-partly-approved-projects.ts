import { type Kysely, sql } from 'kysely';

/** Whether the latest decision on a project published some of what was submitted and turned down the rest. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table projects add column is_partly_approved boolean not null default false`.execute(
    db,
  );
  await sql`update projects set is_partly_approved = true
    where moderation_status = 'Rejected' and 'partlyApproved' = (
      select kind from moderation_events
      where subject_type = 'project' and subject_id = projects.id
        and kind in ('approved', 'partlyApproved', 'rejected')
      order by created_at desc, id desc limit 1)`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`alter table projects drop column is_partly_approved`.execute(db);
}
