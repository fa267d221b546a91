import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';

/** Closes a vacancy that has no place left. */
export async function fillVacancy(trx: Trx, vacancyId: string, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({ filled_at: at, closed_at: sql`coalesce(closed_at, ${at})`, paused_at: null })
    .where('id', '=', vacancyId)
    .execute();
}

export async function updatePlaces(trx: Trx, vacancyId: string, places: number) {
  await trx.updateTable('vacancies').set({ places }).where('id', '=', vacancyId).execute();
}

/** Vacancies of a project on which a person was accepted who is in its team, with whom to ask about those that closed full. */
export const listFilledBy = (trx: Trx, projectId: string, userId: string) =>
  trx
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .innerJoin('applications', 'applications.vacancy_id', 'vacancies.id')
    .where('vacancies.project_id', '=', projectId)
    .where('vacancies.removed_at', 'is', null)
    .where('vacancies.filled_at', 'is not', null)
    .where('projects.is_public', '=', sql.lit(true))
    .where('projects.finished_at', 'is', null)
    .where('applications.user_id', '=', userId)
    .where('applications.status', '=', sql.lit('Accepted'))
    .where('applications.ended_at', 'is', null)
    .select(['vacancies.id', 'projects.owner_id as ownerId'])
    .orderBy('vacancies.place')
    .execute();
