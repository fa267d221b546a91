import type { Selectable } from 'kysely';
import type { Db, ProjectsTable, Trx, VacanciesTable } from '#src/platform/database/schema.ts';
import { projectNameOf } from './project-name.sql.ts';

export type ProjectRow = Selectable<ProjectsTable>;
export type VacancyRow = Selectable<VacanciesTable>;

/** Shared while a row must stay as it is, for an update where it changes. */
export type Strength = 'share' | 'update';

const projectWithId = (db: Db, id: string) =>
  db.selectFrom('projects').selectAll().where('id', '=', id);

export const findProject = (db: Db, id: string): Promise<ProjectRow | undefined> =>
  projectWithId(db, id).executeTakeFirst();

export function lockingProject(trx: Trx, id: string, strength: Strength) {
  const query = projectWithId(trx, id);
  return strength === 'share' ? query.forShare() : query.forNoKeyUpdate();
}

export function lockingVacancy(trx: Trx, projectId: string, id: string, strength: Strength) {
  const query = trx
    .selectFrom('vacancies')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('removed_at', 'is', null);
  return strength === 'share' ? query.forShare() : query.forNoKeyUpdate();
}

/** What a project is called. */
export async function getProjectName(db: Db, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('projects')
    .where('projects.id', '=', id)
    .select((eb) => projectNameOf(eb).as('name'))
    .executeTakeFirstOrThrow();
  return name;
}
