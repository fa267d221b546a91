import { sql } from 'kysely';
import type { ApplicationsTable, Db } from '#src/platform/database/schema.ts';
import { isFilled, placesLeft } from '#src/work/access/places.sql.ts';
import { countInSight } from '#src/people/visibility/visibility.sql.ts';

export function listVacancyCards(db: Db, ids: readonly string[], readerId: string | undefined) {
  return db
    .selectFrom('vacancies')
    .innerJoin('projects', 'projects.id', 'vacancies.project_id')
    .innerJoin('users as owner', 'owner.id', 'projects.owner_id')
    .leftJoin('uploads as cover', 'cover.path', 'projects.cover_image')
    .where('vacancies.id', '=', sql<string>`any (${ids}::uuid[])`)
    .select([
      'vacancies.id',
      'vacancies.project_id',
      'vacancies.title',
      'vacancies.level',
      'vacancies.experience',
      'vacancies.tags',
      'vacancies.tasks',
      'vacancies.requirements',
      'vacancies.conditions',
      'vacancies.hours_a_week',
      'vacancies.until',
      'vacancies.places',
      placesLeft().as('places_left'),
      isFilled().as('is_filled'),
      'vacancies.created_at',
      'vacancies.closed_at',
      'projects.name as project_name',
      'projects.cover_image',
      'cover.palette',
      'owner.telegram_id',
      'owner.first_name as firstName',
      'owner.last_name as lastName',
      'owner.photo',
      'owner.approved_at as owner_approved_at',
      'owner.id as owner_id',
    ])
    .select((eb) => [
      eb
        .selectFrom((of) =>
          of
            .selectFrom('applications')
            .whereRef('applications.vacancy_id', '=', 'vacancies.id')
            .where('applications.status', '=', sql.lit('Pending'))
            .select(sql<string[] | null>`array_agg(user_id)`.as('people'))
            .as('waiting'),
        )
        .select(countInSight(sql`waiting.people`).as('n'))
        .as('applications_count'),
      eb
        .selectFrom('applications')
        .whereRef('applications.vacancy_id', '=', 'vacancies.id')
        .where('applications.user_id', '=', sql<string>`${readerId ?? null}::uuid`)
        .orderBy('applications.created_at', 'desc')
        .limit(sql.lit(1))
        .select(
          sql<Exclude<ApplicationsTable['status'], 'Withdrawn'> | null>`case
            when applications.ended_at is null and applications.status <> 'Withdrawn'
            then applications.status end`.as('status'),
        )
        .as('application_status'),
      eb
        .selectFrom('users as reader')
        .where('reader.id', '=', sql<string>`${readerId ?? null}::uuid`)
        .where('reader.approved_at', 'is not', null)
        .select('reader.tags')
        .as('reader_tags'),
    ])
    .orderBy(sql`array_position(${ids}::uuid[], vacancies.id)`)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof listVacancyCards>>[number];
