import { limits, type RestoredProject } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import type { Act } from '#src/submissions/subject.ts';
import { findLatestSubmission } from '#src/submissions/submissions.service.ts';
import { submit } from '#src/submissions/submitting.service.ts';
import { releaseProject } from '#src/people/releases/releases.service.ts';
import {
  assertOwner,
  lockProject,
  type ProjectRow,
} from '#src/work/access/project-access.service.ts';
import { listClosedSince } from '#src/work/vacancies/vacancies.service.ts';
import { invitationsChanged, isTakenDown } from './project-ending.service.ts';
import { readProjectFor } from './project-reading.service.ts';
import { projectSubject } from './project-subject.ts';
import { updateProject } from './projects.queries.ts';

/** Throws projectNotFound and forbidden: what moderators took down is theirs to bring back, no more. */
function assertMayRestore(project: ProjectRow, { id, role }: Person) {
  if (role === 'user') assertOwner(project, { id });
  const isEnded = project.deleted_at ?? project.archived_at ?? project.finished_at;
  const isOwners = project.owner_id === id || isEnded === null;
  if (isTakenDown(project) ? role === 'user' : !isOwners) throw new AppError('forbidden');
}

/** Throws notRestorable when the project was deleted too long ago. */
function assertRestorable(deletedAt: Date, at: Date) {
  if (at.getTime() - deletedAt.getTime() > limits.projectRestorableFor) {
    throw new AppError('notRestorable');
  }
}

/**
 * Brings one's project back, or as a moderator one that moderators took down: a deleted one as it
 * was, what was submitted of it included, else an archived one, else one that was finished. Throws
 * projectNotFound, forbidden, notRestorable.
 */
export function restoreProject(context: Context, person: Person, id: string) {
  const { db, clock } = context;
  return db.transaction().execute(async (trx): Promise<RestoredProject> => {
    const project = await lockProject(trx, id);
    assertMayRestore(project, person);
    const at = clock();
    let closedByEnd: string[] = [];
    const act = { actorId: person.id, at };
    if (project.deleted_at) {
      assertRestorable(project.deleted_at, at);
      const wasTakenDown = isTakenDown(project);
      if (wasTakenDown) await releaseProject(trx, project, act);
      await actAs(trx, { ...act, toldIn: wasTakenDown ? 'releases' : null });
      // What was submitted stays its owner's: moderators may decide on it as before.
      await undelete(trx, id, { actorId: project.owner_id, at });
    } else if (project.archived_at) {
      await actAs(trx, act);
      await updateProject(trx, id, { archived_at: null });
    } else if (project.finished_at) {
      closedByEnd = await listClosedSince(trx, id, project.finished_at, at);
      await updateProject(trx, id, { finished_at: null });
    }
    await announce(context, trx, 'projectChanged', { id });
    return { ...(await readProjectFor(trx, id, person)), closedByEnd };
  });
}

async function undelete(trx: Trx, id: string, act: Act) {
  await updateProject(trx, id, { deleted_at: null, deleted_by: null });
  const locked = await projectSubject.lock(trx, id);
  const latest = await findLatestSubmission(trx, locked);
  if (latest?.status === 'Withdrawn') await submit(trx, projectSubject, locked, act);
  await invitationsChanged(trx, id);
}
