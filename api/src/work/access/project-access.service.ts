import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import * as queries from './project-access.queries.ts';

export type { ProjectRow, VacancyRow } from './project-access.queries.ts';
export { getProjectName, lockingProject, lockingVacancy } from './project-access.queries.ts';

/** Whether everyone may see a project: approved, neither archived nor deleted. */
export const isShown = (project: queries.ProjectRow) =>
  project.approved_at !== null && project.archived_at === null && project.deleted_at === null;

/** A project whether or not it is shown. Throws projectNotFound. */
export async function getProject(db: Db, id: string): Promise<queries.ProjectRow> {
  const project = await queries.findProject(db, id);
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
  strength: queries.Strength,
): Promise<queries.ProjectRow> {
  const project = await queries.lockingProject(trx, id, strength).executeTakeFirst();
  if (!project) throw new AppError('projectNotFound');
  return project;
}

/** Throws projectNotFound where the person may not even see the project, else forbidden. */
export function assertOwner(project: queries.ProjectRow, person: Pick<Person, 'id'>) {
  if (project.owner_id === person.id) return;
  throw new AppError(isShown(project) ? 'forbidden' : 'projectNotFound');
}

/** The same for work on a project: nobody may work on a deleted one. */
export function assertOwn(
  project: queries.ProjectRow | undefined,
  person: Pick<Person, 'id'>,
): asserts project is queries.ProjectRow {
  if (!project) throw new AppError('projectNotFound');
  assertOwner(project, person);
  if (project.deleted_at) throw new AppError('projectNotFound');
}

/** Locks a project for its owner, who may not work on a deleted one. */
export async function lockOwnProject(trx: Trx, id: string, person: Pick<Person, 'id'>) {
  const project = await queries.lockingProject(trx, id, 'update').executeTakeFirst();
  assertOwn(project, person);
  return project;
}

/** Locks a vacancy, after its project. Throws vacancyNotFound. */
export async function lockVacancy(
  trx: Trx,
  projectId: string,
  id: string,
  strength: queries.Strength,
): Promise<queries.VacancyRow> {
  const vacancy = await queries.lockingVacancy(trx, projectId, id, strength).executeTakeFirst();
  if (!vacancy) throw new AppError('vacancyNotFound');
  return vacancy;
}

/** A project as news names it. */
export async function projectFacts(trx: Trx, projectId: string) {
  return { projectId, projectName: await queries.getProjectName(trx, projectId) };
}
