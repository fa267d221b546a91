import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { dayBegins } from '#src/platform/days.ts';
import type { Trx } from '#src/platform/database/schema.ts';

/** Of what was published at a moment, only what is new. */
export async function insertFirstApprovals(trx: Trx, projectId: string, at: Date) {
  await sql`insert into feed_events (project_id, person_id, kind, subject_id, at)
    select id, owner_id, 'project', id, approved_at from projects
      where id = ${projectId} and approved_at = ${at}
    union all
    select projects.id, owner_id, 'vacancy', vacancies.id, vacancies.created_at
      from projects join vacancies on project_id = projects.id
      where projects.id = ${projectId} and vacancies.created_at = ${at} and removed_at is null
    on conflict do nothing`.execute(trx);
}

/** Nothing while nobody sees the project: its first approval tells its stage. */
export async function insertStage(trx: Trx, projectId: string, at: Date) {
  await sql`insert into feed_events (project_id, person_id, kind, subject_id, at)
    select id, owner_id, 'stage', ${uuid()}::uuid, ${at} from projects
    where id = ${projectId} and approved_at is not null`.execute(trx);
}

/**
 * A project that was brought back moves to the day of its last end; on that day it keeps its place.
 */
export async function insertFinish(trx: Trx, projectId: string, at: Date) {
  await sql`insert into feed_events (project_id, person_id, kind, subject_id, at)
    select id, owner_id, 'finished', id, ${at} from projects where id = ${projectId}
    on conflict (project_id, kind, subject_id)
      do update set person_id = excluded.person_id, at = case
        when feed_events.at < ${dayBegins(at)} then excluded.at else feed_events.at end`.execute(
    trx,
  );
}
