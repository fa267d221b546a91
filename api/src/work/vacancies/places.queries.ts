import { sql } from 'kysely';
import type { Trx } from '#src/platform/database/schema.ts';
import { placesLeft } from '#src/work/access/places.sql.ts';

/** Closes a vacancy that has no place left; what its owner closed before stays closed by them. */
export async function fillVacancy(trx: Trx, vacancyId: string, at: Date) {
  await trx
    .updateTable('vacancies')
    .set({
      filled_at: sql<Date | null>`case when closed_at is null or paused_at is not null
        or filled_at is not null then ${at}::timestamptz end`,
      closed_at: sql`coalesce(closed_at, ${at})`,
      paused_at: null,
    })
    .where('id', '=', vacancyId)
    .execute();
}

export async function updatePlaces(trx: Trx, vacancyId: string, places: number) {
  await trx.updateTable('vacancies').set({ places }).where('id', '=', vacancyId).execute();
}

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

export async function isUnderWay(trx: Trx, projectId: string) {
  const row = await trx
    .selectFrom('projects')
    .where('id', '=', projectId)
    .where('is_public', '=', sql.lit(true))
    .where('finished_at', 'is', null)
    .where('paused_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

export const listFreed = (trx: Trx, projectId: string) =>
  trx
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .where('removed_at', 'is', null)
    .where('filled_at', 'is not', null)
    .where(placesLeft(), '>', 0)
    .select('id')
    .orderBy('place')
    .execute();
