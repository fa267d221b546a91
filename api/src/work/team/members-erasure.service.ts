import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import {
  lockProject,
  type ProjectRow,
  projectFacts,
} from '#src/work/access/project-access.service.ts';
import { contactOf } from '#src/people/users/users.service.ts';
import { endOffer } from '#src/work/participants/offers.service.ts';
import { listInvited, lockPlace } from '#src/work/participants/participants.service.ts';
import { endProject } from '#src/work/projects/project-ending.service.ts';
import { transferOwnership } from './handing-over.service.ts';
import { end } from './leaving.service.ts';
import * as queries from './team.queries.ts';

/** Every project that a person owns, is in or is invited to, locked in one order. */
export async function lockProjectsOf(trx: Trx, userId: string): Promise<ProjectRow[]> {
  const ids = await queries.listProjectIds(trx, userId);
  const projects: ProjectRow[] = [];
  for (const id of ids.toSorted()) projects.push(await lockProject(trx, id));
  return projects;
}

/**
 * Takes a person whose account is erased out of locked projects. Their own go to somebody of the team,
 * else they end, as a deleted one does in any case; answers which ended.
 */
export async function leaveProjects(
  trx: Trx,
  userId: string,
  projects: readonly ProjectRow[],
  at: Date,
): Promise<string[]> {
  const ended: string[] = [];
  for (const project of projects) {
    if (project.owner_id !== userId) await leaveTeam(trx, project, userId, at);
    else if (project.deleted_at || !(await giveAway(trx, project, at))) {
      await endProject(trx, project, { actorId: userId, at });
      await cancelInvitations(trx, project.id);
      await leaveTeam(trx, project, userId, at);
      ended.push(project.id);
    }
  }
  return ended;
}

async function giveAway(
  trx: Trx,
  { id: projectId, owner_id: ownerId }: Pick<ProjectRow, 'id' | 'owner_id'>,
  at: Date,
) {
  const heir = await queries.findHeir(trx, { projectId, userId: ownerId });
  if (!heir) return false;
  await endOffer(trx, projectId);
  await transferOwnership(trx, { projectId, userId: heir.id }, ownerId, at);
  await notify(trx, heir.id, {
    kind: 'membershipChanged',
    ...(await projectFacts(trx, projectId)),
    change: 'becameOwner',
    person: await contactOf(trx, ownerId),
  });
  const place = await lockPlace(trx, { projectId, userId: ownerId });
  if (place?.state === 'member') await end(trx, place, 'left', at);
  return true;
}

async function leaveTeam(trx: Trx, project: ProjectRow, userId: string, at: Date) {
  const { id: projectId, owner_id: ownerId } = project;
  const place = await lockPlace(trx, { projectId, userId });
  const isTold = project.deleted_at === null && ownerId !== userId;
  if (place?.state === 'member') {
    await end(trx, place, 'left', at);
    if (!isTold) return;
    const person = await contactOf(trx, userId);
    const facts = await projectFacts(trx, projectId);
    await notify(trx, ownerId, { kind: 'membershipChanged', ...facts, change: 'left', person });
  } else if (place?.state === 'invited') {
    await queries.updateState(trx, place.id, 'declined');
    // Before moderators have seen the project nobody hears of an invitation.
    if (!isTold || project.approved_at === null) return;
    const { name } = await contactOf(trx, userId);
    const facts = await projectFacts(trx, projectId);
    await notify(trx, ownerId, { kind: 'invitationDeclined', ...facts, name });
  }
}

async function cancelInvitations(trx: Trx, projectId: string) {
  for (const { id } of await listInvited(trx, projectId)) {
    await queries.updateState(trx, id, 'cancelled');
    await updateCards(trx, id);
  }
}
