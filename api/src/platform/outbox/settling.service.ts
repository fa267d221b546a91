import type { Request, settleNotification } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { countSettled } from '#src/platform/metrics/deliveries.ts';
import { wakeClaims } from './enqueuing.queries.ts';
import { pauseChat } from './leasing.queries.ts';
import * as queries from './settling.queries.ts';

export const maxAttempts = 12;

type Settlement = Request<typeof settleNotification>['body'];

/** Ends a lease. Throws `leaseLost` when it has passed to somebody else. */
export async function settle(db: Db, id: string, settlement: Settlement) {
  const { status, judged, leased } = await record(db, id, settlement);
  countSettled(leased, judged);
  return { status };
}

function record(db: Db, id: string, settlement: Settlement) {
  return db.transaction().execute(async (trx) => {
    const { messageId, error, retryAfterSeconds } = settlement;
    const judged =
      settlement.outcome === 'unreachable'
        ? unreachableAs[await queries.setRecipientUnreachable(trx, id)]
        : settlement.outcome;
    const leased = await queries.lockLeased(trx, id, settlement.lease);
    if (!leased) throw new AppError('leaseLost');
    const outcome = outcomeOf(
      { outcome: judged, retryAfterSeconds },
      leased.attempts,
      leased.revision !== leased.leased_revision,
    );
    const isNew = messageId !== undefined && leased.message_id === null;
    await queries.settle(trx, id, { ...outcome, messageId, isNew, error });
    if (judged === 'retry' && retryAfterSeconds) await pauseChat(trx, id, retryAfterSeconds);
    if (outcome.status === 'queued') await wakeClaims(trx);
    else if (outcome.status !== 'parked') await queries.deleteDeliveryTraces(trx, id, leased.kind);
    return { status: outcome.status, judged, leased };
  });
}

/** A group that cannot be written to comes back by no word of its own: that is on record. */
const unreachableAs = { unreachable: 'unreachable', isBack: 'retry', isChat: 'failed' } as const;

/** Ends a lease that may have passed to somebody else meanwhile, without a delivery. */
export async function endLease(db: Db, id: string, settlement: Settlement) {
  try {
    const { judged, leased } = await record(db, id, settlement);
    countSettled(leased, judged === 'sent' ? 'unneeded' : judged);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

interface Outcome extends Pick<queries.Settlement, 'attempts' | 'delaySeconds'> {
  status: Exclude<queries.Settlement['status'], 'leased' | 'held' | 'off' | 'counted'>;
}

type Judged = Pick<Settlement, 'outcome' | 'retryAfterSeconds'>;

function outcomeOf(settlement: Judged, attempts: number, isRevised: boolean): Outcome {
  switch (settlement.outcome) {
    case 'sent':
      return isRevised ? { status: 'queued', attempts: 0 } : { status: 'sent', attempts };
    case 'released':
      return { status: 'queued', attempts: attempts - 1 };
    case 'unreachable':
      return { status: 'parked', attempts };
    case 'failed':
      return isRevised ? { status: 'queued', attempts: 0 } : { status: 'failed', attempts };
    default:
      return outcomeOfRetry(settlement.retryAfterSeconds, attempts);
  }
}

/** A wait Telegram asked for is not a failed try. */
function outcomeOfRetry(retryAfterSeconds: number | undefined, attempts: number): Outcome {
  if (retryAfterSeconds !== undefined) {
    return { status: 'queued', attempts: attempts - 1, delaySeconds: retryAfterSeconds };
  }
  return attempts >= maxAttempts
    ? { status: 'failed', attempts }
    : { status: 'queued', attempts, delaySeconds: backOff(attempts) };
}

/** Seconds until the next try: 1, 3, 9 … up to an hour, spread by a quarter; four hours in all. */
const backOff = (attempts: number) => Math.min(3 ** (attempts - 1), 3600) * (1 + Math.random() / 4);
