import { serverLimits, type VacancyInput } from '@kollab/contract';
import { type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Database, Db, Trx } from '#src/platform/database/schema.ts';

/**
 * A vacancy as moderators get it: its id stays from the first draft on. Only of one that never was
 * approved it says how many places there are; those of others change at once.
 */
export interface VacancyValue extends Pick<
  VacancyInput,
  | 'title'
  | 'level'
  | 'experience'
  | 'tags'
  | 'tasks'
  | 'requirements'
  | 'conditions'
  | 'hoursAWeek'
  | 'until'
  | 'places'
> {
  id: string;
}

export function listVacancyValues(db: Db, projectId: string): Promise<VacancyValue[]> {
  return db
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .select(['id', 'title', 'level', 'experience', 'tags', 'tasks', 'requirements', 'conditions'])
    .select(['hours_a_week as hoursAWeek', 'until'])
    .orderBy('place')
    .execute();
}

const endOnly = (changed: RawBuilder<unknown>, unchanged: RawBuilder<unknown>) =>
  sql<Date | null>`case when excluded.until is distinct from vacancies.until
    then ${changed} else ${unchanged} end`;

/** What ended by itself is open again, now that it ends later. */
const stillClosed = (at: Date) =>
  sql`case when vacancies.closed_at < vacancies.ends_at or vacancies.ends_at is null
      or vacancies.filled_at is not null or excluded.ends_at <= ${at} then vacancies.closed_at end`;

/** Writes a project's vacancies in their order; one that its owner closed stays closed, a finished project has no other. */
export async function upsertVacancies(
  trx: Trx,
  projectId: string,
  vacancies: VacancyValue[],
  at: Date,
) {
  if (vacancies.length === 0) return;
  const after = (days: number) => new Date(at.getTime() + days * 24 * 60 * 60_000);
  const zone = sql`coalesce((select time_zone from projects join notification_settings
    on user_id = owner_id where projects.id = ${projectId}), 'Europe/Moscow')`;
  const rows = vacancies.map((vacancy, place) => ({
    id: vacancy.id,
    project_id: projectId,
    place,
    title: vacancy.title,
    level: vacancy.level,
    experience: vacancy.experience,
    tags: JSON.stringify(vacancy.tags),
    tasks: vacancy.tasks,
    requirements: vacancy.requirements,
    conditions: vacancy.conditions,
    hours_a_week: vacancy.hoursAWeek ?? null,
    until: vacancy.until ?? null,
    places: vacancy.places ?? 1,
    ends_at: sql<Date | null>`(${vacancy.until ?? null}::date + 1)::timestamp at time zone ${zone}`,
    closed_at: sql<Date | null>`(select ${at}::timestamptz from projects
      where projects.id = ${projectId} and (finished_at is not null or paused_at is not null))`,
    paused_at: sql<Date | null>`(select paused_at from projects where projects.id = ${projectId})`,
    created_at: at,
    check_at: after(serverLimits.askAfterDays),
    call_at: after(serverLimits.callAfterDays),
  }));
  await trx
    .insertInto('vacancies')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          place: eb.ref('excluded.place'),
          title: eb.ref('excluded.title'),
          level: eb.ref('excluded.level'),
          experience: eb.ref('excluded.experience'),
          tags: eb.ref('excluded.tags'),
          tasks: eb.ref('excluded.tasks'),
          requirements: eb.ref('excluded.requirements'),
          conditions: eb.ref('excluded.conditions'),
          hours_a_week: eb.ref('excluded.hours_a_week'),
          until: eb.ref('excluded.until'),
          ends_at: endOnly(sql`excluded.ends_at`, sql`vacancies.ends_at`),
          closed_at: sql<Date | null>`coalesce(
            ${endOnly(stillClosed(at), sql`vacancies.closed_at`)}, excluded.closed_at)`,
          removed_at: null,
          check_at: eb.ref('excluded.check_at'),
          call_at: sql<Date>`greatest(vacancies.call_at, excluded.call_at)`,
          asked_at: null,
        }))
        .whereRef('vacancies.project_id', '=', 'excluded.project_id'),
    )
    .execute();
}

export async function removeVacancies(trx: Trx, projectId: string, kept: string[], at: Date) {
  const rows = await trx
    .updateTable('vacancies')
    .set({ removed_at: at })
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id).toSorted();
}

export const closeVacancy = (trx: Trx, id: string, at: Date) =>
  updateVacancy(trx, id, { closed_at: at, paused_at: null, filled_at: null });

export async function closeAll(trx: Trx, projectId: string, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({ closed_at: at, paused_at: null })
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('closed_at', 'is', null), eb('paused_at', 'is not', null)]))
    .execute();
}

export async function listClosedSince(trx: Trx, projectId: string, since: Date, at: Date) {
  const rows = await trx
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .where('closed_at', '>=', since)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .select('id')
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens a vacancy; one that is over takes people again until its owner says otherwise. */
export const openVacancy = (trx: Trx, id: string, at: Date, places?: number) =>
  updateVacancy(trx, id, {
    ...(places !== undefined && { places }),
    closed_at: null,
    paused_at: null,
    filled_at: null,
    ends_at: sql<Date | null>`case when ends_at > ${at} then ends_at end`,
  });

export async function pauseAll(trx: Trx, projectId: string, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({ closed_at: at, paused_at: at })
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
}

/** Opens what was paused with a project, but for what ended meanwhile. */
export async function resumeAll(trx: Trx, projectId: string, pausedAt: Date, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({
      closed_at: sql<Date | null>`case when ends_at <= ${at} then closed_at end`,
      paused_at: null,
      asked_at: null,
      check_at: sql`${at}::timestamptz + make_interval(days => ${serverLimits.askAfterDays})`,
    })
    .where('project_id', '=', projectId)
    .where('paused_at', '=', pausedAt)
    .execute();
}

export async function resumeProject(trx: Trx, projectId: string, at: Date) {
  const { paused_at: pausedAt } = await trx
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('paused_at')
    .executeTakeFirstOrThrow();
  if (pausedAt) await resumeAll(trx, projectId, pausedAt, at);
  await trx
    .updateTable('projects')
    .set({ finished_at: null, paused_at: null })
    .where('id', '=', projectId)
    .where((eb) => eb.or([eb('finished_at', 'is not', null), eb('paused_at', 'is not', null)]))
    .execute();
}

const updateVacancy = (trx: Trx, id: string, values: UpdateObject<Database, 'vacancies'>) =>
  trx
    .updateTable('vacancies')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
