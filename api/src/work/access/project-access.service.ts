import type { Selectable } from 'kysely';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, ProjectsTable, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';

export type ProjectRow = Selectable<ProjectsTable>;

const byId = (db: Db, id: string) => db.selectFrom('projects').selectAll().where('id', '=', id);

/** Whether everyone may see a project: approved, neither archived nor deleted. */
export const isShown = (project: ProjectRow) =>
  project.approved_at !== null && project.archived_at === null && project.deleted_at === null;

/** A project whether or not it is shown. Throws projectNotFound. */
export async function getProject(db: Db, id: string): Promise<ProjectRow> {
  const project = await byId(db, id).executeTakeFirst();
  if (!project) throw new AppError('projectNotFound');
  return project;
}

/**
 * Locks a project, the first of the locks a transaction takes: shared while it must stay as it is,
 * for an update where the project, its team or its vacancies change. Throws projectNotFound.
 */
export async function lockProject(
  trx: Trx,
  id: string,
  strength: 'share' | 'update',
): Promise<ProjectRow> {
  const query = byId(trx, id);
  const project = await (
    strength === 'share' ? query.forShare() : query.forNoKeyUpdate()
  ).executeTakeFirst();
  if (!project) throw new AppError('projectNotFound');
  return project;
}

/** Throws projectNotFound where the person may not even see the project, else forbidden. */
export function assertOwner(project: ProjectRow, person: Pick<Person, 'id'>) {
  if (project.owner_id === person.id) return;
  throw new AppError(isShown(project) ? 'forbidden' : 'projectNotFound');
}

/** Locks a project for its owner, who may not work on a deleted one. */
export async function lockOwnProject(trx: Trx, id: string, person: Pick<Person, 'id'>) {
  const project = await lockProject(trx, id, 'update');
  assertOwner(project, person);
  if (project.deleted_at) throw new AppError('projectNotFound');
  return project;
}
