import { type Account, limits } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { sendExport, notify } from '#src/platform/outbox/outbox.service.ts';
import { agree, disagree } from '#src/people/users/consent.service.ts';
import { profileSubject } from '#src/people/profiles/profile-subject.ts';
import { withdrawAll } from '#src/review/staging.service.ts';
import { endOffersOf } from '#src/work/participants/offers.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import * as queries from './account.queries.ts';

type Row = Awaited<ReturnType<typeof queries.getAccount>>;

const toAccount = ({ config }: Context, row: Row | undefined): Account => ({
  consentedAt: row?.consented_at?.toISOString() ?? null,
  consentedTo: row?.consented_to ?? null,
  consentWithdrawnAt: row?.consent_withdrawn_at?.toISOString() ?? null,
  policyVersion: config.policy.version,
  deletesAt: row?.deletes_at?.toISOString() ?? null,
});

export const readAccount = async (context: Context, db: Db, userId: string) =>
  toAccount(context, await queries.findAccount(db, userId));

/** Who had taken it back is seen again. Throws policyChanged, userNotFound. */
export function giveConsent(
  context: Context,
  userId: string,
  { policyVersion }: { policyVersion?: string | undefined } = {},
): Promise<Account> {
  return context.db.transaction().execute(async (trx) => {
    await agree(context, trx, userId, policyVersion);
    return toAccount(context, await queries.getAccount(trx, userId));
  });
}

/**
 * Nobody sees the person or their projects any more, and what waits for moderators is a draft
 * again. Again changes nothing. Throws userNotFound.
 */
export function withdrawConsent(context: Context, userId: string): Promise<Account> {
  const subject = profileSubject(context);
  return context.db.transaction().execute(async (trx) => {
    const locked = await subject.lock(trx, userId);
    if (await disagree(context, trx, userId)) {
      await withdrawAll(trx, subject, locked, { actorId: userId, at: context.clock() });
      await endOffersOf(trx, userId);
    }
    return toAccount(context, await queries.getAccount(trx, userId));
  });
}

/** Throws dailyLimit. */
export function requestExport(context: Context, userId: string) {
  return context.db.transaction().execute(async (trx) => {
    await spend(context, trx, userId, { kind: 'export' });
    await sendExport(trx, userId);
    return { status: 'queued' } as const;
  });
}

/**
 * In 48 hours, which its person is told. Again changes nothing. Throws dailyLimit, userNotFound.
 */
export function requestDeletion(context: Context, userId: string): Promise<Account> {
  const { db, clock } = context;
  const at = clock();
  const deletesAt = new Date(at.getTime() + limits.deletionDelay);
  return db.transaction().execute(async (trx) => {
    await actAs(trx, { actorId: userId, at });
    if (await queries.scheduleDeletion(trx, userId, deletesAt)) {
      await spend(context, trx, userId, { kind: 'deletion' });
      await notify(trx, userId, { kind: 'deletionScheduled', deletesAt: deletesAt.toISOString() });
    }
    return toAccount(context, await queries.getAccount(trx, userId));
  });
}

export function cancelDeletion(context: Context, userId: string): Promise<Account> {
  const { db, clock } = context;
  return db.transaction().execute(async (trx) => {
    await actAs(trx, { actorId: userId, at: clock() });
    if (await queries.unscheduleDeletion(trx, userId)) {
      await notify(trx, userId, { kind: 'deletionCancelled' });
    }
    return readAccount(context, trx, userId);
  });
}
