import type { ViewSource } from '@kollab/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Cell, Pending, Told } from './releasing.ts';

/** Projects that somebody opened up to a day, and whose figures do not know yet. */
export async function listUncounted(db: Db, until: string, limit: number) {
  const { rows } = await sql<{ id: string }>`
    select projects.id from projects left join figures_pending as known
      on known.project_id = projects.id
    where exists (select from project_views where project_id = projects.id
        and day > coalesce(known.until, '-infinity') and day <= ${until}::date)
      or exists (select from outside_views where project_id = projects.id
        and day > coalesce(known.until, '-infinity') and day <= ${until}::date)
    order by projects.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a project has pending, and up to which day; nobody else counts it meanwhile. */
export async function lockPending(trx: Trx, projectId: string) {
  await sql`insert into figures_pending (project_id, until) values (${projectId}, '-infinity')
    on conflict do nothing`.execute(trx);
  const { rows } = await sql<{ until: string; first: string; pending: Pending }>`
    select until, pending, coalesce((approved_at at time zone 'Europe/Moscow')::date,
      (projects.created_at at time zone 'Europe/Moscow')::date) as first
    from figures_pending join projects on projects.id = project_id
    where project_id = ${projectId} for update of figures_pending`.execute(trx);
  return rows[0];
}

interface Days {
  after: string;
  until: string;
}

/** Whoever never applied to the project: the owner does not know that they came. */
const strangers = sql<number>`count(*) filter (where not exists (select from applications
  join vacancies on vacancies.id = applications.vacancy_id
  where vacancies.project_id = seen.project_id and applications.user_id = seen.user_id))`;

export async function listSources(trx: Trx, projectId: string, { after, until }: Days) {
  const { rows } = await sql<Cell & { day: string; source: ViewSource }>`
    select day, source, count(*) as people, ${strangers} as strangers
    from project_views as seen
    where project_id = ${projectId} and day > ${after}::date and day <= ${until}::date
    group by day, source`.execute(trx);
  return rows;
}

export async function listVacancies(trx: Trx, projectId: string, { after, until }: Days) {
  const { rows } = await sql<Cell & { day: string; id: string; hasBegun: boolean }>`
    select day, vacancy_id as id, has_begun as "hasBegun", count(*) as people,
      ${strangers} as strangers
    from vacancy_views join project_views as seen on seen.id = view_id
    where project_id = ${projectId} and day > ${after}::date and day <= ${until}::date
    group by day, vacancy_id, has_begun`.execute(trx);
  return rows;
}

export async function listOutside(trx: Trx, projectId: string, { after, until }: Days) {
  const { rows } = await sql<{ day: string; people: number }>`
    select day, count(*) as people from outside_views
    where project_id = ${projectId} and day > ${after}::date and day <= ${until}::date
    group by day`.execute(trx);
  return rows;
}

export async function insertTold(trx: Trx, projectId: string, day: string, told: Told[]) {
  if (told.length === 0) return;
  const rows = told.map(({ vacancyId, ...one }) => ({
    ...one,
    project_id: projectId,
    subject_id: vacancyId ?? projectId,
    day,
  }));
  await trx.insertInto('figures').values(rows).execute();
}

export async function updatePending(
  trx: Trx,
  projectId: string,
  { until, pending }: { until: string; pending: Pending },
) {
  await trx
    .updateTable('figures_pending')
    .set({ until, pending: JSON.stringify(pending) })
    .where('project_id', '=', projectId)
    .execute();
}

/** What tells visitors of a day apart is gone with it. */
export async function deleteVisitorKeys(db: Db, until: string) {
  await db.deleteFrom('visitor_keys').where('day', '<=', until).execute();
}
