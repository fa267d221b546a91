import { limits, type ParticipantInput, tidyLine } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { updateCards, enqueueCard } from '#src/platform/outbox/outbox.service.ts';
import type { ProjectRow } from '#src/work/access/project-access.service.ts';
import { warningOf } from '#src/platform/text/service-names.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import { findReachable } from '#src/people/users/users.service.ts';
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
  // Who had joined hears of an invitation of its own.
  const isRecent =
    before?.joined_at === null &&
    at.getTime() - before.created_at.getTime() < limits.inviteAgainAfter;
  const place = await queries.upsertPlace(trx, {
    ...ref,
    state: 'invited',
    at,
    isRenewed: isRecent,
  });
  if (project.approved_at === null) return;
  if (isRecent) await updateCards(trx, place.id);
  else await enqueueCard(trx, { kind: 'invitationCard', about: place.id, recipientId: userId });
}

/** Tells those who were invited before the project was approved. */
export async function notifyInvited(trx: Trx, projectId: string) {
  for (const { id, user_id: recipientId } of await queries.listInvited(trx, projectId)) {
    if (recipientId === null) continue;
    await enqueueCard(trx, { kind: 'invitationCard', about: id, recipientId });
  }
}

/** A dot within a word makes a link of it, but for initials. */
const hasLink = (name: string) => /(?<!(?:^|[ .-])\p{Lu})\.[\p{L}\d]{2}/u.test(name);

/** Nobody reviews a guest's name after the first approval: it has no room for a telephone number. */
const hasNumber = (name: string) => name.replace(/\D/g, '').length > 2;

const isGuestName = (name: string) =>
  /^[\p{L}\p{M}\d .-]+$/u.test(name) && /\p{L}/u.test(name) && !hasLink(name) && !hasNumber(name);

const tidyName = (name: string) => tidyLine(name).slice(0, limits.guestName).trim();

/** Throws badInput for what is no name. */
export async function addGuest(
  trx: Trx,
  { projectId, name, at, field }: { projectId: string; name: string; at: Date; field: string },
) {
  if (!isGuestName(name) || warningOf(name)) throw new AppError('badInput', { field });
  await queries.insertGuest(trx, { projectId, name, at });
}

/**
 * Makes the owner the first member of a new project and invites those named: people of Kollab are
 * told once the project is approved, anyone else is a guest. Throws badInput for a guest's name, dailyLimit.
 */
export async function formTeam(
  context: Context,
  trx: Trx,
  project: Pick<ProjectRow, 'id' | 'owner_id'>,
  participants: ParticipantInput[],
): Promise<void> {
  const at = context.clock();
  await queries.upsertPlace(trx, {
    projectId: project.id,
    userId: project.owner_id,
    state: 'member',
    at,
  });
  const named = new Map(participants.map((person) => [person.telegramId, person.name ?? '']));
  const invited = new Set<string>();
  const guest = { projectId: project.id, at, field: 'participants' };
  for (const [telegramId, name] of named) {
    const user = telegramId ? await findReachable(trx, telegramId, project.owner_id) : undefined;
    if (user) invited.add(user.id);
    else await addGuest(trx, { ...guest, name: tidyName(name) });
  }
  invited.delete(project.owner_id);
  await spend(context, trx, project.owner_id, { kind: 'invitation', amount: invited.size });
  const fresh = { ...project, approved_at: null };
  for (const userId of invited) await invite(trx, fresh, userId, at);
}
