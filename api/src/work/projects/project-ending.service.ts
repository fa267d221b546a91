import type { Project } from '@kollab/contract';
import { endPairsAt } from '#src/work/pairs/pair-ending.service.ts';
import { answerPending } from '#src/work/applications/application-closing.service.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { withdrawAll } from '#src/review/staging.service.ts';
import type { Act } from '#src/review/subject.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import { tellTeam } from '#src/work/participants/participants.service.ts';
import { endOffer } from '#src/work/participants/offers.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import {
  assertOwner,
  isShown,
  lockOwnProject,
  lockProject,
  type ProjectRow,
  getProjectName,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { closeAll } from '#src/work/vacancies/vacancies.service.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import { projectSubject } from './project-subject.ts';
import { listTeam, updateProject } from './projects.queries.ts';
import { readProjectFor } from './project-reading.service.ts';

async function close(trx: Trx, id: string, { actorId, at }: Act, knowing = actorId) {
  await answerPending(trx, { projectId: id, because: 'projectClosed', actorId, at });
  await endPairsAt(trx, { projectId: id, at });
  const news = { kind: 'projectClosed', projectId: id, hasApplied: false } as const;
  const projectName = await getProjectName(trx, id);
  for (const { user_id: userId, state } of await listTeam(trx, id)) {
    if (userId === null || [actorId, knowing].includes(userId) || state !== 'member') continue;
    await notify(trx, userId, { ...news, projectName });
  }
}

interface Ending extends Act {
  reason?: string | null;
  toldIn?: 'reports';
}

export async function invitationsChanged(trx: Trx, id: string) {
  for (const { id: participantId, state } of await listTeam(trx, id)) {
    if (state === 'invited') await updateCards(trx, participantId);
  }
}

/**
 * What is submitted of it waits no more. Again changes nothing. Throws projectNotFound, forbidden,
 * dailyLimit.
 */
export function deleteProject(context: Context, person: Person, id: string) {
  return context.db.transaction().execute(async (trx) => {
    const project = await lockProject(trx, id);
    assertOwner(project, person);
    if (project.deleted_at) return { id };
    if (person.role === 'user') await spend(context, trx, person.id, { kind: 'closing' });
    await erase(trx, id, { actorId: person.id, at: context.clock() });
    await announce(context, trx, 'projectChanged', { id });
    return { id };
  });
}

async function erase(trx: Trx, id: string, act: Ending, knowing?: string) {
  await withdrawAll(trx, projectSubject, await projectSubject.lock(trx, id), act);
  await actAs(trx, act);
  await updateProject(trx, id, { deleted_at: act.at, deleted_by: act.actorId });
  await close(trx, id, act, knowing);
  await endOffer(trx, id);
  await invitationsChanged(trx, id);
}

/**
 * Deletes a project as a moderator's decision: its owner, who cannot restore it as moderators can, is
 * told by a message of its own. It stays down, whoever deleted it first.
 */
export async function takeDown(
  context: Pick<Context, 'listeners' | 'clock'>,
  trx: Trx,
  project: ProjectRow,
  act: Ending,
) {
  if (project.deleted_at) {
    await actAs(trx, act);
    const isOwnerDeleted = project.is_owner_deleted || project.deleted_by === project.owner_id;
    await updateProject(trx, project.id, {
      deleted_by: act.actorId,
      is_owner_deleted: isOwnerDeleted,
    });
  } else await erase(trx, project.id, act, project.owner_id);
  await announce(context, trx, 'projectChanged', project);
}

/** Again changes nothing. Throws projectNotFound, forbidden, dailyLimit. */
export function archiveProject(context: Context, person: Person, id: string) {
  return context.db.transaction().execute(async (trx): Promise<Project> => {
    const project = await lockOwnProject(trx, id, person);
    if (!project.archived_at) {
      const act = { actorId: person.id, at: context.clock() };
      await spend(context, trx, person.id, { kind: 'closing' });
      await actAs(trx, act);
      await updateProject(trx, id, { archived_at: act.at });
      await close(trx, id, act);
      await endOffer(trx, id);
      await announce(context, trx, 'projectChanged', { id });
    }
    return readProjectFor(trx, id, person);
  });
}

/**
 * Says that one's published project has reached its end: nobody is looked for any more, who waits is
 * answered, the team and followers are told. Others still see it. Again changes nothing. Throws projectNotFound,
 * forbidden, dailyLimit.
 */
export function finishProject(context: Context, person: Person, id: string) {
  return context.db.transaction().execute(async (trx): Promise<Project> => {
    const project = await lockProject(trx, id);
    assertOwner(project, person);
    if (!isShown(project)) throw new AppError('forbidden');
    const act = { actorId: person.id, at: context.clock() };
    if (!project.finished_at) {
      await spend(context, trx, person.id, { kind: 'closing' });
      await actAs(trx, act);
      await updateProject(trx, id, { finished_at: act.at, paused_at: null });
      await closeAll(trx, id, act.at);
      await answerPending(trx, { projectId: id, because: 'projectClosed', ...act });
      await endPairsAt(trx, { projectId: id, at: act.at });
      const news = { kind: 'projectStopped', because: 'finished' } as const;
      const facts = await projectFacts(trx, id);
      await tellTeam(trx, { projectId: id, ownerId: person.id }, { ...news, ...facts });
      await announce(context, trx, 'projectChanged', { id });
      await announce(context, trx, 'projectFinished', { id, at: act.at });
    }
    return readProjectFor(trx, id, person);
  });
}

/**
 * Ends a locked project that nobody is there to own: what is submitted of it waits no more, and who
 * applied and who was in its team hear that it is closed.
 */
export async function endProject(trx: Trx, project: ProjectRow, act: Act) {
  await withdrawAll(trx, projectSubject, await projectSubject.lock(trx, project.id), act);
  await endOffer(trx, project.id);
  if (project.archived_at) return;
  await actAs(trx, act);
  await updateProject(trx, project.id, { archived_at: act.at });
  if (!project.deleted_at) await close(trx, project.id, act);
}

/** Whether a moderator deleted the project: that is not for its owner to undo. */
export const isTakenDown = ({ deleted_at: at, deleted_by: by, owner_id: ownerId }: ProjectRow) =>
  at !== null && by !== ownerId;
