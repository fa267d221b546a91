import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';
import { languageOf } from '#src/people/settings/language.sql.ts';
import { isVisibleTo } from '#src/people/visibility/visibility.sql.ts';

/**
 * What everybody may see, but for projects of those whom the reader does not meet: one look-up per
 * project found, however many people there are. A subquery among the conditions would be counted for
 * every project that is looked at, and the order of an index given up for it.
 */
const shown = (db: Db, readerId: string) =>
  db
    .selectFrom('projects')
    .innerJoinLateral(
      sql<{ is_met: boolean }>`(select owner.is_visible
        and ${isVisibleTo('owner', readerId)} as is_met
        from users as owner where owner.id = projects.owner_id offset 0)`.as('owning'),
      (join) => join.onTrue(),
    )
    .where('owning.is_met', '=', sql.lit(true))
    .where('projects.is_public', '=', sql.lit(true));

export function findShareable(db: Db, readerId: string, id: string) {
  return shown(db, readerId)
    .where('projects.id', '=', id)
    .select([
      'projects.id',
      'projects.name',
      'projects.description',
      'projects.stage',
      'projects.tags',
      'projects.cover_image',
      'projects.finished_at',
      languageOf(readerId).as('language'),
    ])
    .executeTakeFirst();
}

export type Shareable = NonNullable<Awaited<ReturnType<typeof findShareable>>>;

export const listOpenVacancies = (db: Db, projectId: string, id: string) =>
  db
    .selectFrom('vacancies')
    .where('project_id', '=', projectId)
    .$if(id !== 'all', (query) => query.where('id', '=', id))
    .where('removed_at', 'is', null)
    .where('closed_at', 'is', null)
    .select(['id', 'title', 'level', 'tasks', 'tags'])
    .orderBy('place')
    .execute();

export type SharedVacancy = Awaited<ReturnType<typeof listOpenVacancies>>[number];
