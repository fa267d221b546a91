import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { placesLeft } from '#src/work/access/places.sql.ts';

export const listOver = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('vacancies')
    .where('ends_at', '<=', now)
    .where('closed_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('ends_at')
    .limit(limit)
    .select(['id', 'project_id as projectId'])
    .execute();

export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .where('check_at', '<=', now)
    .where('closed_at', 'is', null)
    .where('removed_at', 'is', null)
    .orderBy('check_at')
    .limit(limit)
    .select(['vacancies.id', 'vacancies.project_id as projectId', 'projects.owner_id as ownerId'])
    .execute();

export type OverVacancy = Awaited<ReturnType<typeof listOver>>[number];
export type DueVacancy = Awaited<ReturnType<typeof listDue>>[number];

interface Check {
  check_at?: Date;
  asked_at?: Date | null;
  paused_at?: Date;
  closed_at?: Date;
}

export async function setCheck(trx: Trx, id: string, check: Check) {
  await trx.updateTable('vacancies').set(check).where('id', '=', id).execute();
}

export async function shiftChecks(trx: Trx, ownerId: string, seconds: number) {
  await sql`update vacancies set check_at = check_at + make_interval(secs => ${seconds})
    from projects
    where projects.id = vacancies.project_id and projects.owner_id = ${ownerId}
      and closed_at is null and removed_at is null`.execute(trx);
}

export const vacanciesOf = (projectId: string) =>
  sql`select id from vacancies where project_id = ${projectId}`;

export interface CheckFacts {
  id: string;
  project_id: string;
  project_name: string;
  vacancy_title: string;
  owner_id: string;
  state: 'asked' | 'kept' | 'paused' | 'closed' | 'freed';
}

export async function listCheckFacts(db: Db, ids: readonly string[]) {
  const { rows } = await sql<CheckFacts>`
    select vacancies.id, project_id, projects.name as project_name,
      vacancies.title as vacancy_title, projects.owner_id,
      case when vacancies.removed_at is not null or projects.archived_at is not null
          or projects.deleted_at is not null then 'closed'
        when vacancies.paused_at is not null then 'paused'
        when filled_at is not null and ${placesLeft()} > 0 then 'freed'
        when closed_at is not null then 'closed'
        when asked_at is not null then 'asked'
        else 'kept' end as state
    from vacancies join projects on projects.id = vacancies.project_id
    where vacancies.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
