import type { UserRef } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { Person } from '#src/platform/access/actor.ts';
import { assertStillModerator } from '#src/submissions/moderator-rights.service.ts';
import { tell } from '#src/platform/outbox/outbox.service.ts';
import { announce } from '#src/platform/listeners.ts';
import { getUser, lockUser, lockUsers, updateUser } from '#src/people/users/users.service.ts';
import { endOffersOf } from '#src/work/participants/offers.service.ts';
import { recordRelease } from '#src/people/releases/releases.service.ts';

interface Act {
  actorId: string;
  at: Date;
}

/** Takes a person from everyone's view but their own. */
export async function hide(context: Context, trx: Trx, userId: string, { actorId, at }: Act) {
  const user = await lockUser(trx, userId);
  if (user.hidden_at) return;
  await actAs(trx, { actorId, at, toldIn: 'reports' });
  await updateUser(trx, userId, { hidden_at: at, hidden_by: actorId });
  await endOffersOf(trx, userId);
  await announce(context, trx, 'personChanged', { id: userId });
}

/** Leaves a person reading only. */
export async function suspend(context: Context, trx: Trx, userId: string, { actorId, at }: Act) {
  const user = await lockUser(trx, userId);
  if (user.suspended_at) return;
  await actAs(trx, { actorId, at, toldIn: 'reports' });
  await updateUser(trx, userId, { suspended_at: at });
  await endOffersOf(trx, userId);
  await announce(context, trx, 'personChanged', { id: userId });
}

/**
 * Brings a person back who was blocked by moderators or suspended; again changes nothing. Throws
 * userNotFound, ownSubmission, forbidden, suspended.
 */
export function release(context: Context, moderator: Person, ref: UserRef) {
  return context.db.transaction().execute(async (trx) => {
    const { id, deleted_at: deletedAt } = await getUser(trx, ref);
    if (deletedAt) throw new AppError('userNotFound');
    if (id === moderator.id) throw new AppError('ownSubmission');
    await lockUsers(trx, [moderator.id, id]);
    await assertStillModerator(trx, moderator);
    const user = await getUser(trx, id);
    const reply = { telegramId: user.telegram_id };
    if (!user.hidden_at && !user.suspended_at) return reply;
    const at = context.clock();
    await actAs(trx, { actorId: moderator.id, at, toldIn: 'releases' });
    await updateUser(trx, id, { hidden_at: null, hidden_by: null, suspended_at: null });
    await announce(context, trx, 'personChanged', { id });
    await recordRelease(trx, id, { actorId: moderator.id, at });
    await tell(trx, id, { kind: 'profileSanctioned', sanction: 'released', reason: null });
    return reply;
  });
}
