import { limits, type RestoredProject } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import {
  countClosedByEnd,
  reopenApplications,
} from '#src/work/applications/application-closing.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import type { Act } from '#src/review/subject.ts';
import { findLatestSubmission, submit } from '#src/review/submissions.service.ts';
import { assertMayRelease } from '#src/review/moderator-rights.service.ts';
import { assertInSight, getUser } from '#src/people/users/users.service.ts';
import { releaseProject } from '#src/people/releases/releases.service.ts';
import {
  assertOwner,
  getProjectName,
  lockProject,
  type ProjectRow,
} from '#src/work/access/project-access.service.ts';
import { listClosedSince } from '#src/work/vacancies/vacancies.service.ts';
import { invitationsChanged, isTakenDown } from './project-ending.service.ts';
import { readProjectFor } from './project-reading.service.ts';
import { projectSubject } from './project-subject.ts';
import { listTeam, updateProject } from './projects.queries.ts';

/** Throws projectNotFound and forbidden: what moderators took down is theirs to bring back, no more. */
function assertMayRestore(project: ProjectRow, { id, role }: Person) {
  if (role === 'user') assertOwner(project, { id });
  const isEnded = project.deleted_at ?? project.archived_at ?? project.finished_at;
  const isOwners = project.owner_id === id || isEnded === null;
  if (isTakenDown(project) ? role === 'user' : !isOwners) throw new AppError('forbidden');
}

function assertRestorable(deletedAt: Date, at: Date) {
  if (at.getTime() - deletedAt.getTime() > limits.projectRestorableFor) {
    throw new AppError('notRestorable');
  }
}

/**
 * Brings one's project back, or as a moderator one that moderators took down, and tells its team: a
 * deleted one as it was, what was submitted of it included, else an archived one, else one that was
 * finished. Its owner may have the applications that its end closed wait again, then or later. Throws
 * projectNotFound, forbidden, notRestorable, dailyLimit.
 */
export function restoreProject(
  context: Context,
  person: Person,
  id: string,
  { reopenApplications: isReopening = false }: { reopenApplications?: boolean | undefined },
) {
  const { db, clock } = context;
  return db.transaction().execute(async (trx): Promise<RestoredProject> => {
    const project = await lockProject(trx, id);
    assertMayRestore(project, person);
    if (project.owner_id === person.id) await assertInSight(trx, person.id);
    const at = clock();
    let closedByEnd: string[] = [];
    const act = { actorId: person.id, at };
    if (project.deleted_at) {
      assertRestorable(project.deleted_at, at);
      const wasTakenDown = isTakenDown(project);
      if (wasTakenDown) {
        assertMayRelease(person, await getUser(trx, project.owner_id));
        await releaseProject(trx, project, act);
      }
      await actAs(trx, { ...act, toldIn: wasTakenDown ? 'releases' : null });
      // What was submitted stays its owner's: moderators may decide on it as before.
      await undelete(trx, project, { actorId: project.owner_id, at });
    } else if (project.archived_at) {
      await actAs(trx, act);
      await updateProject(trx, id, { archived_at: null });
    } else if (project.finished_at) {
      closedByEnd = await listClosedSince(trx, id, project.finished_at, at);
      await updateProject(trx, id, { finished_at: null });
    }
    const isBack = !project.is_owner_deleted;
    const closedApplications = isBack
      ? await reopen(context, trx, project, { ...act, isReopening })
      : 0;
    await announce(context, trx, 'projectChanged', { id });
    return { ...(await readProjectFor(trx, id, person)), closedByEnd, closedApplications };
  });
}

async function reopen(
  context: Context,
  trx: Trx,
  project: ProjectRow,
  { actorId, at, isReopening }: Act & { isReopening: boolean },
) {
  const {
    id: projectId,
    owner_id: ownerId,
    deleted_at: deletedAt,
    archived_at: archivedAt,
  } = project;
  if (deletedAt && archivedAt) return 0;
  const endedAt = deletedAt ?? archivedAt;
  const projectName = await getProjectName(trx, projectId);
  if (endedAt ?? project.finished_at) await tellTeam(trx, { projectId, projectName }, actorId);
  if (actorId !== ownerId) return 0;
  const since = new Date(
    Math.max(endedAt?.getTime() ?? 0, at.getTime() - limits.projectRestorableFor),
  );
  const closed = { projectId, ownerId, since };
  const count = await countClosedByEnd(trx, closed);
  if (!isReopening || count === 0) return count;
  await spend(context, trx, actorId, { kind: 'reopening' });
  await reopenApplications(trx, { ...closed, projectName, at });
  return 0;
}

async function tellTeam(trx: Trx, project: { projectId: string; projectName: string }, by: string) {
  const news = { kind: 'projectReopened', ...project, applicationWaits: false } as const;
  const team = await listTeam(trx, project.projectId);
  const others = team.flatMap(({ user_id: userId, state }) =>
    userId !== null && userId !== by && state === 'member' ? [userId] : [],
  );
  await notifyAll(
    trx,
    others.map((recipientId) => ({ recipientId, news })),
  );
}

export async function restoreTakenDown(
  context: Pick<Context, 'listeners' | 'clock'>,
  trx: Trx,
  project: ProjectRow,
  { at }: Act,
) {
  const { id, owner_id: ownerId } = project;
  await undelete(trx, project, { actorId: ownerId, at });
  if (project.is_owner_deleted) return;
  const projectName = await getProjectName(trx, id);
  await tellTeam(trx, { projectId: id, projectName }, ownerId);
  await announce(context, trx, 'projectChanged', { id });
}

/** Brings a project back; one that its owner had deleted before, to its owner alone. */
async function undelete(trx: Trx, project: ProjectRow, act: Act) {
  const { id, owner_id: ownerId } = project;
  if (project.is_owner_deleted) {
    await actAs(trx, { ...act, toldIn: 'releases' });
    await updateProject(trx, id, { deleted_by: ownerId, is_owner_deleted: false });
    return;
  }
  await updateProject(trx, id, { deleted_at: null, deleted_by: null });
  const locked = await projectSubject.lock(trx, id);
  const latest = await findLatestSubmission(trx, locked);
  if (latest?.status === 'Withdrawn') await submit(trx, projectSubject, locked, act);
  await invitationsChanged(trx, id);
}
