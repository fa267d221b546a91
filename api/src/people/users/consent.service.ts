import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { announce } from '#src/platform/listeners.ts';
import { getUser, lockUser, updateUser } from './users.queries.ts';

function assertInForce({ config }: Context, shown: string | undefined) {
  if (shown !== undefined && shown !== config.policy.version) throw new AppError('policyChanged');
}

/** Who had taken it back is seen again, unless moderators hid them. */
export async function agree(context: Context, trx: Trx, id: string, shown?: string) {
  assertInForce(context, shown);
  const { version } = context.config.policy;
  const user = await lockUser(trx, id);
  if (user.consented_to === version) return;
  const at = context.clock();
  await actAs(trx, { actorId: id, at });
  await updateUser(trx, id, {
    consented_at: at,
    consented_to: version,
    consent_withdrawn_at: null,
    ...(user.hidden_by === id && { hidden_at: null, hidden_by: null }),
  });
  await announce(context, trx, 'personChanged', { id });
  if (user.hidden_by === id) await announce(context, trx, 'personReturned', { id });
}

export async function disagree(context: Context, trx: Trx, id: string) {
  const user = await lockUser(trx, id);
  if (user.consent_withdrawn_at) return false;
  const at = context.clock();
  await actAs(trx, { actorId: id, at });
  await updateUser(trx, id, {
    consented_at: null,
    consented_to: null,
    consent_withdrawn_at: at,
    ...(user.hidden_at === null && { hidden_at: at, hidden_by: id }),
  });
  await announce(context, trx, 'personChanged', { id });
  return true;
}

/**
 * Has somebody's profile sent with their consent alone. `policyVersion` is what they agreed to with it;
 * null says that they were asked and did not. A client that knows the specification alone says neither:
 * for whom was never asked, that call is the consent. Throws consentNeeded, policyChanged.
 */
export async function assertConsent(
  context: Context,
  trx: Trx,
  id: string,
  policyVersion: string | null | undefined,
) {
  const user = await lockUser(trx, id);
  if (user.consented_to === context.config.policy.version) return;
  if (typeof policyVersion === 'string') return agree(context, trx, id, policyVersion);
  const wasNeverAsked = user.consented_at === null && user.consent_withdrawn_at === null;
  if (policyVersion === null || !wasNeverAsked) throw new AppError('consentNeeded');
  await agree(context, trx, id);
}

/** Throws consentNeeded. */
export async function assertNotWithdrawn(trx: Trx, id: string) {
  const { consent_withdrawn_at: withdrawnAt } = await getUser(trx, id);
  if (withdrawnAt) throw new AppError('consentNeeded');
}
