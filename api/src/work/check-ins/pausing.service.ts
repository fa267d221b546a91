import type { Project } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { announce } from '#src/platform/listeners.ts';
import { assertOwn, isShown, lockProject } from '#src/work/access/project-access.service.ts';
import { readProjectFor } from '#src/work/projects/project-reading.service.ts';
import { pauseAll, resumeAll } from '#src/work/vacancies/vacancies.service.ts';
import * as queries from './rounds.queries.ts';

const heard = { doubted_at: null, silent_weeks: 0 } as const;

export async function pause(context: Context, trx: Trx, projectId: string, at: Date) {
  await queries.setPaused(trx, projectId, at);
  await pauseAll(trx, projectId, at);
  await queries.updatePlan(trx, projectId, heard);
  await queries.reschedule(trx, { projectId }, at);
  await announce(context, trx, 'projectChanged', { id: projectId });
}

export async function goesOn(trx: Trx, projectId: string, at: Date) {
  await queries.updatePlan(trx, projectId, heard);
  await queries.reschedule(trx, { projectId }, at);
}

/**
 * Pauses one's project, or has it go on with the vacancies that were paused with it, which also says that
 * it does. Again changes nothing. Throws projectNotFound, and forbidden of one that others do not see or
 * that is finished.
 */
export function setPaused(
  context: Context,
  owner: Person,
  projectId: string,
  isPaused: boolean,
): Promise<Project> {
  return context.db.transaction().execute(async (trx) => {
    const at = context.clock();
    const project = await lockProject(trx, projectId);
    assertOwn(project, owner);
    if (!isShown(project) || project.finished_at) throw new AppError('forbidden');
    if (isPaused && !project.paused_at) await pause(context, trx, projectId, at);
    if (!isPaused) {
      if (project.paused_at) {
        await queries.setPaused(trx, projectId, null);
        await resumeAll(trx, projectId, project.paused_at, at);
      }
      await goesOn(trx, projectId, at);
      await announce(context, trx, 'projectChanged', { id: projectId });
    }
    return readProjectFor(trx, projectId, owner);
  });
}
