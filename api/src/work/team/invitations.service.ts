import { type Invitation, type InvitationCard, type Paging, displayName } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { pageOf, readCursor } from '#src/platform/paging.ts';
import { updateCards, notify } from '#src/platform/outbox/outbox.service.ts';
import { projectFacts, lockProject } from '#src/work/access/project-access.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import { getUser, contactOf } from '#src/people/users/users.service.ts';
import { type InvitationFacts, listInvitations } from './invitations.queries.ts';
import { lockHalves, partPairs } from '#src/work/applications/parting.service.ts';
import { lockPlace, findPlace } from '#src/work/participants/participants.service.ts';
import * as queries from './team.queries.ts';

export { listHandOvers, listInvitationFacts, listInvitations } from './invitations.queries.ts';

export async function listFor(db: Db, userId: string, paging: Paging) {
  const page = { limit: paging.limit, after: readCursor(paging.cursor) };
  return pageOf(await listInvitations(db, userId, page), paging, toInvitation);
}

type Row = Awaited<ReturnType<typeof listInvitations>>[number];

const toInvitation = (row: Row): Invitation => ({
  projectId: row.project_id,
  projectTitle: row.project_title,
  coverImage: row.cover_image,
  palette: row.palette ?? [],
  ownerName: displayName(row),
  ownerTelegramId: row.telegram_id,
  createdAt: row.created_at.toISOString(),
});

/**
 * Accepts or declines one's invitation; the same answer again changes nothing. Who joins has nothing
 * left to apply for. Between people kept apart there is none, nor for the hidden. Throws projectNotFound,
 * invitationNotFound, invitationAnswered.
 */
export function answer(
  context: Context,
  person: Person,
  { projectId, accept }: { projectId: string; accept: boolean },
) {
  const { db, clock } = context;
  const wanted = accept ? 'member' : 'declined';
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const project = await lockProject(trx, projectId);
    if (project.deleted_at) throw new AppError('projectNotFound');
    if (project.approved_at === null) throw new AppError('invitationNotFound');
    const owner = await getUser(trx, project.owner_id);
    const { hidden_at: hiddenAt } = await getUser(trx, person.id);
    if (hiddenAt || !(await isReachable(trx, owner, person.id))) {
      throw new AppError('invitationNotFound');
    }
    const ref = { projectId, userId: person.id };
    await lockHalves(trx, ref);
    const withdrawn =
      accept && (await findPlace(trx, ref))?.state === 'invited'
        ? await queries.withdrawApplications(trx, ref, at)
        : [];
    const place = await lockPlace(trx, ref);
    if (place?.state === wanted) return { projectId, result: wanted } as const;
    if (place?.state === 'member' || place?.state === 'declined') {
      throw new AppError('invitationAnswered');
    }
    if (place?.state !== 'invited') throw new AppError('invitationNotFound');
    await queries.updateState(trx, place.id, wanted, accept ? at : null);
    await partPairs(
      trx,
      withdrawn.map(({ id }) => id),
      { at },
    );
    await updateCards(trx, place.id, ...withdrawn.map(({ id }) => id));
    const facts = await projectFacts(trx, projectId);
    const contact = await contactOf(trx, person.id);
    await notify(
      trx,
      project.owner_id,
      accept
        ? { kind: 'invitationAccepted', ...facts, contact }
        : { kind: 'invitationDeclined', ...facts, name: contact.name },
      contact.telegramId,
    );
    if (accept) {
      await announce(context, trx, 'memberJoined', { projectId, ownerId: project.owner_id });
    }
    return { projectId, result: wanted } as const;
  });
}

type NamingCard = InvitationCard & { telegramId: number };

export const toInvitationCard = (facts: InvitationFacts): NamingCard => ({
  projectId: facts.project_id,
  projectName: facts.project_name,
  ownerName: displayName(facts),
  telegramId: facts.telegram_id,
  state: facts.project_deleted_at === null ? toState(facts.state) : 'cancelled',
});

const toState = (state: InvitationFacts['state']): InvitationCard['state'] =>
  state === 'left' || state === 'removed' ? 'cancelled' : state;
