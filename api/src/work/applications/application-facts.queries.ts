import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { pairOf, wasPaired } from '#src/work/access/pairs.sql.ts';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import { areUnblocked, isThereOrGone } from '#src/people/visibility/visibility.sql.ts';

export function listApplicationFacts(db: Db, ids: string[]) {
  return db
    .selectFrom('applications')
    .innerJoin('projects', 'projects.id', 'applications.project_id')
    .innerJoin('vacancies', 'vacancies.id', 'applications.vacancy_id')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .where('applications.id', 'in', ids)
    .where(isThereOrGone('users'))
    .where(areUnblocked(sql.ref('users.id'), sql.ref('projects.owner_id')))
    .select([
      'applications.id',
      'applications.project_id',
      'applications.vacancy_id',
      'applications.cover_letter',
      'applications.status',
      'applications.closed_because',
      'applications.decided_at',
      'applications.is_first_choice',
      'projects.name as project_name',
      'projects.owner_id',
      'projects.deleted_at as project_deleted_at',
      'vacancies.title as vacancy_title',
      'users.telegram_id',
      selectOpenUsername('users').as('username'),
      'users.first_name as firstName',
      'users.last_name as lastName',
      'users.status_short',
      'users.approved_at',
      'users.deleted_at',
      pairOf.as('pair'),
      wasPaired.as('is_left_alone'),
    ])
    .execute();
}

export type ApplicationFacts = Awaited<ReturnType<typeof listApplicationFacts>>[number];
