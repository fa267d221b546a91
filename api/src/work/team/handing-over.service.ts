import { displayName, type HandOverCard, limits, serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { updateCards, enqueueCard, notify } from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import {
  getProject,
  projectFacts,
  lockOwnProject,
  lockProject,
} from '#src/work/access/project-access.service.ts';
import { isReachable } from '#src/people/visibility/visibility.service.ts';
import {
  assertInSight,
  contactOf,
  findReachable,
  getUser,
  isCompleteEnough,
} from '#src/people/users/users.service.ts';
import {
  answerOffer,
  endOffer,
  endUnanswered,
  findOffered,
  openOffer,
} from '#src/work/participants/offers.service.ts';
import {
  findPlace,
  readParticipants,
  lockPlace,
  type PlaceRow,
} from '#src/work/participants/participants.service.ts';
import type { InvitationFacts } from './invitations.queries.ts';
import { askNewOwnerToConfirm } from '#src/work/confirmations/confirmations.service.ts';
import { askNewOwnerWhetherItGoesOn } from '#src/work/check-ins/rounds.service.ts';
import { askNewOwner } from '#src/work/vacancies/places.service.ts';
import { lockHalves, partPairs } from '#src/work/applications/parting.service.ts';
import * as queries from './team.queries.ts';

/**
 * Offers a project to a member of its team, one at a time; again changes nothing. Offered anew within a
 * week, the card they have shows it, and no new one comes. Throws projectNotFound, forbidden, notInTeam,
 * heirIncomplete, heirLeaves, alreadyOffered, dailyLimit.
 */
export function offer(
  context: Context,
  owner: Person,
  { projectId, telegramId }: { projectId: string; telegramId: number },
) {
  return context.db.transaction().execute(async (trx) => {
    const project = await lockOwnProject(trx, projectId, owner);
    await assertInSight(trx, owner.id);
    const heir = await findReachable(trx, telegramId, owner.id);
    if (!heir) throw new AppError('notInTeam');
    const place = await lockPlace(trx, { projectId, userId: heir.id });
    if (place?.state !== 'member') throw new AppError('notInTeam');
    if (heir.id !== owner.id) {
      await assertMayLead(trx, heir.id);
      await open(context, trx, place, owner);
    }
    return { participants: await readParticipants(trx, project, owner.id) };
  });
}

async function assertMayLead(trx: Trx, id: string) {
  const { role, deletes_at: leavesAt } = await getUser(trx, id);
  if (leavesAt) throw new AppError('heirLeaves');
  if (!(await isCompleteEnough(trx, id, role))) throw new AppError('heirIncomplete');
}

async function open(context: Context, trx: Trx, place: PlaceRow, owner: Person) {
  const { id, project_id: projectId, user_id: recipientId, offered_at: offeredAt } = place;
  if (place.offer === 'open' || recipientId === null) return;
  if (await findOffered(trx, projectId)) throw new AppError('alreadyOffered');
  await spend(context, trx, owner.id, { kind: 'invitation' });
  const at = context.clock();
  await openOffer(trx, id, at);
  if (offeredAt && at.getTime() - offeredAt.getTime() < limits.inviteAgainAfter) {
    await updateCards(trx, id);
  } else await enqueueCard(trx, { kind: 'handOverCard', about: id, recipientId });
}

/** Throws projectNotFound, forbidden. */
export function takeBack({ db }: Context, owner: Person, projectId: string) {
  return db.transaction().execute(async (trx) => {
    await lockOwnProject(trx, projectId, owner);
    await endOffer(trx, projectId);
    return { projectId };
  });
}

/**
 * Accepts or declines a project that one is offered; the same answer again changes nothing. Between
 * people kept apart there is no offer. Throws projectNotFound, handOverNotFound, handOverAnswered,
 * heirIncomplete, heirLeaves.
 */
export function answer(
  { db, clock }: Context,
  person: Person,
  { projectId, accept }: { projectId: string; accept: boolean },
) {
  const result = accept ? 'accepted' : 'declined';
  return db.transaction().execute(async (trx) => {
    const at = clock();
    const project = await lockProject(trx, projectId);
    const { owner_id: ownerId } = project;
    if (project.deleted_at) throw new AppError('projectNotFound');
    const place = await findPlace(trx, { projectId, userId: person.id });
    if (place?.offer === result) return { projectId, result } as const;
    if (place?.offer === 'accepted' || place?.offer === 'declined') {
      throw new AppError('handOverAnswered');
    }
    const owner = await getUser(trx, ownerId);
    if (!isOpenAt(place, at) || !(await isReachable(trx, owner, person.id))) {
      throw new AppError('handOverNotFound');
    }
    if (accept) await assertMayLead(trx, person.id);
    if (accept) await transferOwnership(trx, { projectId, userId: person.id }, ownerId, at);
    // Whoever suspends either of the two ends it too, without the project's lock.
    if (!(await answerOffer(trx, place.id, result))) throw new AppError('handOverNotFound');
    await updateCards(trx, place.id);
    await tellAnswer(trx, ownerId, { projectId, userId: person.id }, result);
    return { projectId, result } as const;
  });
}

const isOpenAt = (place: PlaceRow | undefined, at: Date): place is PlaceRow =>
  place?.offer === 'open' &&
  place.offered_at !== null &&
  at.getTime() - place.offered_at.getTime() < serverLimits.handOverWithin;

async function tellAnswer(
  trx: Trx,
  ownerId: string,
  { projectId, userId }: { projectId: string; userId: string },
  said: 'accepted' | 'declined' | 'none',
) {
  const { name, telegramId } = await contactOf(trx, userId);
  const facts = await projectFacts(trx, projectId);
  await notify(
    trx,
    ownerId,
    { kind: 'handOverAnswered', ...facts, answer: said, name },
    telegramId,
  );
}

/** Throws notInTeam. */
export async function transferOwnership(
  trx: Trx,
  place: { projectId: string; userId: string },
  formerOwnerId: string,
  at: Date,
) {
  const { projectId, userId: heirId } = place;
  // Nobody decides on an application of their own.
  await lockHalves(trx, place);
  const own = await queries.withdrawApplications(trx, place, at);
  if ((await lockPlace(trx, place))?.state !== 'member') throw new AppError('notInTeam');
  await actAs(trx, { actorId: formerOwnerId, at });
  await queries.updateOwner(trx, projectId, heirId);
  const ids = own.map(({ id }) => id);
  await partPairs(trx, ids, { at });
  await updateCards(trx, ...ids);
  for (const { id } of await queries.listPendingIds(trx, projectId, limits.pageMax)) {
    await enqueueCard(trx, { kind: 'applicationCard', about: id, recipientId: heirId });
  }
  await askNewOwner(trx, projectId, heirId);
  await askNewOwnerToConfirm(trx, projectId, heirId);
  await askNewOwnerWhetherItGoesOn(trx, projectId, at);
}

const batch = 100;

export const expireOffers = ({ db }: Context, now: Date) =>
  inTurn(db, 'offers', { now, every: 20_000 }, async () => {
    const since = new Date(now.getTime() - serverLimits.handOverWithin);
    await db.transaction().execute(async (trx) => {
      const ended = await endUnanswered(trx, since, batch);
      await updateCards(trx, ...ended.map(({ id }) => id));
      for (const { project_id: projectId, user_id: userId } of ended) {
        if (userId === null) continue;
        const { owner_id: ownerId } = await getProject(trx, projectId);
        await tellAnswer(trx, ownerId, { projectId, userId }, 'none');
      }
    });
    return true;
  });

type NamingCard = HandOverCard & { telegramId: number };

export const toHandOverCard = (facts: InvitationFacts): NamingCard => ({
  projectId: facts.project_id,
  projectName: facts.project_name,
  ownerName: displayName(facts),
  telegramId: facts.telegram_id,
  state: facts.offer ?? 'over',
});
