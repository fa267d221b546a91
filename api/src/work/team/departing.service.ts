import type { Trx } from '#src/platform/database/schema.ts';
import { cardsChanged, tell } from '#src/platform/outbox/outbox.service.ts';
import { type ProjectRow, projectFacts } from '#src/work/access/project-access.service.ts';
import { contactOf } from '#src/people/users/users.service.ts';
import { listInvited, lockPlace } from '#src/work/participants/participants.service.ts';
import { end, passOn } from './leaving.service.ts';
import * as queries from './team.queries.ts';

/** The projects whose team a person is in or invited to. */
export const listProjectIds = queries.listProjectIds;

/**
 * Gives a locked project of somebody who leaves Kollab to whoever has been in its team the longest.
 * Answers whether there was anybody.
 */
export async function giveAway(
  trx: Trx,
  { id: projectId, owner_id: ownerId }: Pick<ProjectRow, 'id' | 'owner_id'>,
  at: Date,
) {
  const heir = await queries.findHeir(trx, { projectId, userId: ownerId });
  if (!heir) return false;
  await passOn(trx, { projectId, userId: heir.id }, ownerId, at);
  const place = await lockPlace(trx, { projectId, userId: ownerId });
  if (place?.state === 'member') await end(trx, place, 'left', at);
  return true;
}

/** Takes somebody who leaves Kollab out of the team of a locked project, or answers its invitation. */
export async function depart(trx: Trx, project: ProjectRow, userId: string, at: Date) {
  const { id: projectId, owner_id: ownerId } = project;
  const place = await lockPlace(trx, { projectId, userId });
  const isTold = project.deleted_at === null && ownerId !== userId;
  if (place?.state === 'member') {
    await end(trx, place, 'left', at);
    if (!isTold) return;
    const person = await contactOf(trx, userId);
    const facts = await projectFacts(trx, projectId);
    await tell(trx, ownerId, { kind: 'membershipChanged', ...facts, change: 'left', person });
  } else if (place?.state === 'invited') {
    await queries.updateState(trx, place.id, 'declined');
    // Before moderators have seen the project nobody hears of an invitation.
    if (!isTold || project.approved_at === null) return;
    const { name } = await contactOf(trx, userId);
    const facts = await projectFacts(trx, projectId);
    await tell(trx, ownerId, { kind: 'invitationDeclined', ...facts, name });
  }
}

/** Takes back every invitation to a project. */
export async function cancelInvitations(trx: Trx, projectId: string) {
  for (const { id } of await listInvited(trx, projectId)) {
    await queries.updateState(trx, id, 'cancelled');
    await cardsChanged(trx, id);
  }
}
