import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import * as queries from './project-access.queries.ts';

export type {
  ProjectRights,
  ProjectRow,
  VacancyRef,
  VacancyRow,
} from './project-access.queries.ts';
export {
  countPlaces,
  findRights,
  getProjectName,
  lockRights,
  lockRightsShared,
  lockVacancyShared,
  touchVacancy,
} from './project-access.queries.ts';

/** Whether everyone may see a project: approved, neither archived nor deleted. */
export const isShown = (project: Pick<queries.ProjectRights, 'is_public'>) => project.is_public;

/** Throws projectNotFound. */
export async function getProject(db: Db, id: string): Promise<queries.ProjectRow> {
  const project = await queries.findProject(db, id);
  if (!project) throw new AppError('projectNotFound');
  return project;
}

/** The first of the locks a transaction takes. Throws projectNotFound. */
export async function lockProject(trx: Trx, id: string): Promise<queries.ProjectRow> {
  const project = await queries.lockProject(trx, id);
  if (!project) throw new AppError('projectNotFound');
  return project;
}

/** Throws projectNotFound where the person may not even see the project, else forbidden. */
export function assertOwner(project: queries.ProjectRights, person: Pick<Person, 'id'>) {
  if (project.owner_id === person.id) return;
  throw new AppError(isShown(project) ? 'forbidden' : 'projectNotFound');
}

/** Nobody may work on a deleted one. */
export function assertOwn(
  project: queries.ProjectRights | undefined,
  person: Pick<Person, 'id'>,
): asserts project is queries.ProjectRights {
  if (!project) throw new AppError('projectNotFound');
  assertOwner(project, person);
  if (project.deleted_at) throw new AppError('projectNotFound');
}

export async function lockOwnProject(trx: Trx, id: string, person: Pick<Person, 'id'>) {
  const project = await queries.lockRights(trx, id);
  assertOwn(project, person);
  return project;
}

/** After its project. Throws vacancyNotFound. */
export async function lockVacancy(
  trx: Trx,
  projectId: string,
  id: string,
): Promise<queries.VacancyRow> {
  const vacancy = await queries.lockVacancy(trx, projectId, id);
  if (!vacancy) throw new AppError('vacancyNotFound');
  return vacancy;
}

export async function projectFacts(trx: Trx, projectId: string) {
  return { projectId, projectName: await queries.getProjectName(trx, projectId) };
}
