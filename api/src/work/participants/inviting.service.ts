import { limits } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { cardsChanged, enqueueCard } from '#src/platform/outbox/outbox.service.ts';
import type { ProjectRow } from '#src/work/access/project-access.service.ts';
import * as queries from './participants.queries.ts';

/**
 * Invites a person. They hear of it once moderators have seen the project; invited again within a
 * week, the card they have shows it, and no new one comes.
 */
export async function invite(
  trx: Trx,
  project: Pick<ProjectRow, 'id' | 'approved_at'>,
  userId: string,
  at: Date,
) {
  const ref = { projectId: project.id, userId };
  const before = await queries.lockPlace(trx, ref);
  const isRecent =
    before !== undefined && at.getTime() - before.created_at.getTime() < limits.inviteAgainAfter;
  const place = await queries.upsertPlace(trx, {
    ...ref,
    state: 'invited',
    at,
    isRenewed: isRecent,
  });
  if (project.approved_at === null) return;
  if (isRecent) await cardsChanged(trx, place.id);
  else await enqueueCard(trx, { kind: 'invitationCard', about: place.id, recipientId: userId });
}

/** Tells those who were invited before the project was approved. */
export async function tellInvited(trx: Trx, projectId: string) {
  for (const { id, user_id: recipientId } of await queries.listInvited(trx, projectId)) {
    if (recipientId === null) continue;
    await enqueueCard(trx, { kind: 'invitationCard', about: id, recipientId });
  }
}
