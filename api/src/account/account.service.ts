import { type Account, limits } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { actAs } from '#src/platform/database/acting.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { sendExport, tell } from '#src/platform/outbox/outbox.service.ts';
import { spend } from '#src/platform/quotas/quotas.service.ts';
import * as queries from './account.queries.ts';

type Row = Awaited<ReturnType<typeof queries.getAccount>>;

const toAccount = (row: Row | undefined): Account => ({
  consentedAt: row?.consented_at?.toISOString() ?? null,
  deletesAt: row?.deletes_at?.toISOString() ?? null,
});

/** What a person and Kollab agreed about the person's data: of who is not here, nothing. */
export const readAccount = async (db: Db, userId: string) =>
  toAccount(await queries.findAccount(db, userId));

/** Records when a person agreed to be published; the first time counts. Throws userNotFound. */
export async function giveConsent({ db, clock }: Context, userId: string): Promise<Account> {
  await queries.setConsented(db, userId, clock());
  return toAccount(await queries.getAccount(db, userId));
}

/** Has the bot send a person all that is kept of theirs. Throws dailyLimit. */
export function requestExport(context: Context, userId: string) {
  return context.db.transaction().execute(async (trx) => {
    await spend(context, trx, userId, { kind: 'export' });
    await sendExport(trx, userId);
    return { status: 'queued' } as const;
  });
}

/**
 * Has an account erased in 48 hours, which its person is told. Again changes nothing. Throws
 * dailyLimit, userNotFound.
 */
export function requestDeletion(context: Context, userId: string): Promise<Account> {
  const { db, clock } = context;
  const at = clock();
  const deletesAt = new Date(at.getTime() + limits.deletionDelay);
  return db.transaction().execute(async (trx) => {
    await actAs(trx, { actorId: userId, at });
    if (await queries.scheduleDeletion(trx, userId, deletesAt)) {
      await spend(context, trx, userId, { kind: 'deletion' });
      await tell(trx, userId, { kind: 'deletionScheduled', deletesAt: deletesAt.toISOString() });
    }
    return toAccount(await queries.getAccount(trx, userId));
  });
}

/** Calls the erasing off, which its person is told; where none was asked for, changes nothing. */
export function cancelDeletion({ db, clock }: Context, userId: string): Promise<Account> {
  return db.transaction().execute(async (trx) => {
    await actAs(trx, { actorId: userId, at: clock() });
    if (await queries.unscheduleDeletion(trx, userId)) {
      await tell(trx, userId, { kind: 'deletionCancelled' });
    }
    return readAccount(trx, userId);
  });
}
