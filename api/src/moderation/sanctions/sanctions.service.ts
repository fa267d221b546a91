import type { UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { assertMayRelease, assertStillModerator } from '#src/review/moderator-rights.service.ts';
import { notify } from '#src/platform/outbox/outbox.service.ts';
import { announce } from '#src/platform/listeners.ts';
import { getUser, lockUser, lockUsers, updateUser } from '#src/people/users/users.service.ts';
import { endOffersOf } from '#src/work/participants/offers.service.ts';
import { endSanctions, recordRelease } from '#src/people/releases/releases.service.ts';
import {
  hasOpenAppeal,
  insertSanction,
  listServed,
  type NewSanction,
} from './sanctions.queries.ts';

interface Act {
  actorId: string;
  at: Date;
  reason?: string | null;
}

/** Throws appealWaits while the decision that holds is appealed. */
async function replace(trx: Trx, given: NewSanction) {
  const { userId, projectId, kind, at } = given;
  if (await hasOpenAppeal(trx, { userId, projectId, kind })) throw new AppError('appealWaits');
  await endSanctions(trx, { userId, projectId, kinds: [kind], at });
  await insertSanction(trx, given);
}

/** Takes a person from everyone's view but their own; again for another reason. Throws appealWaits. */
export async function hide(context: Context, trx: Trx, userId: string, act: Act) {
  const { actorId, at, reason } = act;
  const user = await lockUser(trx, userId);
  await replace(trx, { kind: 'hiding', userId, reason, by: actorId, at });
  if (user.hidden_at && user.hidden_by !== userId) return;
  await actAs(trx, { actorId, at, toldIn: 'reports' });
  await updateUser(trx, userId, { hidden_at: at, hidden_by: actorId });
  await endOffersOf(trx, userId);
  await announce(context, trx, 'personChanged', { id: userId });
}

/** Leaves a person reading only, for a term or until it is lifted; again with another. Throws appealWaits. */
export async function suspend(
  context: Context,
  trx: Trx,
  userId: string,
  { actorId, at, reason, until = null }: Act & { until?: Date | null },
) {
  const user = await lockUser(trx, userId);
  await replace(trx, { kind: 'suspension', userId, reason, until, by: actorId, at });
  if (user.suspended_at) {
    await updateUser(trx, userId, { suspended_until: until });
    return;
  }
  await actAs(trx, { actorId, at, toldIn: 'reports' });
  await updateUser(trx, userId, { suspended_at: at, suspended_until: until });
  await endOffersOf(trx, userId);
  await announce(context, trx, 'personChanged', { id: userId });
}

export const warn = (trx: Trx, userId: string, { actorId, at, reason }: Act) =>
  insertSanction(trx, { kind: 'warning', userId, reason, by: actorId, at });

/** Throws appealWaits. */
export async function noteRemoval(
  trx: Trx,
  { id: projectId, owner_id: userId }: { id: string; owner_id: string },
  { actorId, at, reason }: Act,
) {
  await replace(trx, { kind: 'removal', userId, projectId, reason, by: actorId, at });
}

/**
 * Brings a person back who was blocked by moderators or suspended; again changes nothing. Admins alone
 * bring a moderator back. Throws userNotFound, ownSubmission, forbidden, suspended.
 */
export function release(context: Context, moderator: Person, ref: UserRef) {
  return context.db.transaction().execute(async (trx) => {
    const { id, deleted_at: deletedAt } = await getUser(trx, ref);
    if (deletedAt) throw new AppError('userNotFound');
    if (id === moderator.id) throw new AppError('ownSubmission');
    await lockUsers(trx, [moderator.id, id]);
    await assertStillModerator(trx, moderator);
    const user = await getUser(trx, id);
    assertMayRelease(moderator, user);
    const reply = { telegramId: user.telegram_id };
    const isOwnHiding = user.hidden_by === id;
    if ((!user.hidden_at || isOwnHiding) && !user.suspended_at) return reply;
    const at = context.clock();
    await actAs(trx, { actorId: moderator.id, at, toldIn: 'releases' });
    await lift(context, trx, id, ['suspension', 'hiding'], at);
    await recordRelease(trx, id, { actorId: moderator.id, at });
    await notify(trx, id, { kind: 'profileSanctioned', sanction: 'released', reason: null });
    return reply;
  });
}

export async function lift(
  context: Pick<Context, 'listeners' | 'clock'>,
  trx: Trx,
  userId: string,
  kinds: ('suspension' | 'hiding')[],
  at: Date,
) {
  // Who took their consent back stays out of sight by their own wish.
  const { consent_withdrawn_at: withdrawnAt } = await getUser(trx, userId);
  await updateUser(trx, userId, {
    ...(kinds.includes('hiding') && { hidden_at: withdrawnAt, hidden_by: withdrawnAt && userId }),
    ...(kinds.includes('suspension') && { suspended_at: null, suspended_until: null }),
  });
  await endSanctions(trx, { userId, kinds, at });
  await announce(context, trx, 'personChanged', { id: userId });
  await announce(context, trx, 'personReturned', { id: userId });
}

const most = 100;

export const endServed = (context: Context, now: Date) =>
  inTurn(context.db, 'sanctions', { now, every: 20_000 }, async () => {
    await forEachApart(await listServed(context.db, now, most), (id) => endOne(context, id, now));
    return true;
  });

const endOne = (context: Context, id: string, now: Date) =>
  context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, id);
    if (!user.suspended_until || user.suspended_until > now) return;
    await actAs(trx, { actorId: 'system', at: now });
    await lift(context, trx, id, ['suspension'], now);
    await notify(trx, id, { kind: 'profileSanctioned', sanction: 'ended', reason: null });
  });
