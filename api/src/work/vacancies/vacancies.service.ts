import type { Vacancy, VacancyDetails } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import { answerPending } from '#src/work/applications/closing.service.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Actor, Person } from '#src/platform/access/actor.ts';
import {
  lockOwnProject,
  lockVacancy,
  type VacancyRow,
} from '#src/work/access/project-access.service.ts';
import { readProject } from '#src/work/projects/project-reading.service.ts';
import * as queries from './vacancies.queries.ts';

interface Place {
  projectId: string;
  vacancyId: string;
}

/** A vacancy of a project that the caller may see. Throws projectNotFound, vacancyNotFound. */
export async function readVacancy(
  db: Db,
  { projectId, vacancyId }: Place,
  actor: Actor,
): Promise<VacancyDetails> {
  const project = await readProject(db, projectId, actor);
  const vacancy = project.vacancies.find(({ id }) => id === vacancyId);
  if (!vacancy) throw new AppError('vacancyNotFound');
  const applicationStatus =
    actor.kind === 'person'
      ? await queries.findApplicationStatus(db, vacancyId, actor.person.id)
      : null;
  return {
    ...vacancy,
    projectTitle: project.name,
    telegramId: project.telegramId,
    viewer: project.viewer,
    applicationStatus,
  };
}

const toVacancy = ({
  tags,
  project_id: projectId,
  closed_at: closedAt,
  ...row
}: VacancyRow): Vacancy => ({
  id: row.id,
  projectId,
  title: row.title,
  level: row.level,
  experience: row.experience,
  tags: tags.map((tagName) => ({ tagName })),
  tasks: row.tasks,
  requirements: row.requirements,
  conditions: row.conditions,
  isClosed: closedAt !== null,
});

/** Closes one's vacancy; again changes nothing. Throws projectNotFound, forbidden, vacancyNotFound. */
export function close(
  { db, clock }: Context,
  owner: Person,
  { projectId, vacancyId }: Place,
  rejectOthers: boolean,
) {
  return db.transaction().execute(async (trx) => {
    const at = clock();
    await lockOwnProject(trx, projectId, owner);
    const vacancy = await lockVacancy(trx, projectId, vacancyId, 'update');
    const closed = vacancy.closed_at ? vacancy : await queries.setClosedAt(trx, vacancyId, at);
    const closing = {
      projectId,
      vacancyId,
      because: 'vacancyClosed',
      actorId: owner.id,
      at,
    } as const;
    const rejected = rejectOthers ? await answerPending(trx, closing) : 0;
    return { vacancy: toVacancy(closed), rejected };
  });
}

/** Opens one's vacancy again. Throws projectNotFound, forbidden, vacancyNotFound. */
export function reopen({ db }: Context, owner: Person, { projectId, vacancyId }: Place) {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, owner);
    await lockVacancy(trx, projectId, vacancyId, 'update');
    return { vacancy: toVacancy(await queries.setClosedAt(trx, vacancyId, null)) };
  });
}
