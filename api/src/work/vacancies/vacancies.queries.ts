import { limits, type VacancyInput } from '@kollab/contract';
import type { Db, Trx } from '#src/platform/database/schema.ts';

/** A vacancy as moderators get it: its id stays from the first draft on. */
export interface VacancyValue extends Pick<
  VacancyInput,
  'title' | 'level' | 'experience' | 'tags' | 'tasks' | 'requirements' | 'conditions'
> {
  id: string;
}

/** What moderators approved of a project's vacancies, in their order. */
export function listVacancyValues(db: Db, projectId: string): Promise<VacancyValue[]> {
  return db
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .select(['id', 'title', 'level', 'experience', 'tags', 'tasks', 'requirements', 'conditions'])
    .orderBy('place')
    .execute();
}

/** Writes a project's vacancies in their order; one closed before stays closed. */
export async function upsertVacancies(
  trx: Trx,
  projectId: string,
  vacancies: VacancyValue[],
  at: Date,
) {
  if (vacancies.length === 0) return;
  const checkAt = new Date(at.getTime() + limits.askAfterDays * 24 * 60 * 60_000);
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
    created_at: at,
    check_at: checkAt,
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
          removed_at: null,
          check_at: eb.ref('excluded.check_at'),
          asked_at: null,
        }))
        .whereRef('vacancies.project_id', '=', 'excluded.project_id'),
    )
    .execute();
}

/** Takes away the vacancies of a project that are not among those kept; answers which. */
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

export function setClosedAt(trx: Trx, id: string, closedAt: Date | null) {
  return trx
    .updateTable('vacancies')
    .set({ closed_at: closedAt, paused_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
