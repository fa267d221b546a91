import type {
  ClaimedNotification,
  NotificationEvent,
  Request,
  claimNotifications,
} from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { forgetPaces, leaseDue, type LeasedRow, leaseSeconds } from './leasing.queries.ts';
import { endLease, maxAttempts } from './settling.service.ts';

export type { LeasedRow };

export type ReadEvents = (
  db: Db,
  rows: LeasedRow[],
  now: Date,
) => Promise<Map<string, NotificationEvent>>;

type ClaimRequest = Request<typeof claimNotifications>['body'];

/** Leases what is due and may go; waits for the first up to `waitSeconds`, woken by `wakeClaims`. */
export async function claim(
  context: Context,
  readEvents: ReadEvents,
  { limit, waitSeconds }: ClaimRequest,
  signal: AbortSignal,
): Promise<ClaimedNotification[]> {
  const { db, wakeup } = context;
  // Not by the clock of the day, which may be set meanwhile.
  const deadline = performance.now() + waitSeconds * 1000;
  while (!signal.aborted && !wakeup.isClosed()) {
    const seen = wakeup.hints();
    const { due, leased, waitMs } = await lease(context, readEvents, limit);
    if (signal.aborted) await release(db, due);
    else if (due.length > 0) return due;
    const left = deadline - performance.now();
    if (leased === 0 && left <= 0) return [];
    const wait = Math.min(left, waitMs ?? wakeup.patience, wakeup.patience);
    if (leased === 0) await wakeup.wait(seen, wait, signal);
  }
  return [];
}

/** Whoever hung up takes nothing along. */
async function release(db: Db, due: ClaimedNotification[]) {
  for (const { id, lease: token } of due) {
    await endLease(db, id, { lease: token, outcome: 'released' });
  }
  await forgetPaces(
    db,
    due.map(({ telegramId }) => telegramId),
  );
}

/** Messages leased within a second can arrive within less: a tenth of Telegram's limit is spared. */
const paceOf = (perSecond: number) => Math.max(1, Math.floor(perSecond * 0.9));

/** What is to be delivered, and how many were leased: some turn out to need no delivery. */
async function lease({ db, config, clock }: Context, readEvents: ReadEvents, limit: number) {
  const { rows, waitMs } = await leaseDue(db, limit, paceOf(config.deliveriesPerSecond));
  const events = await readEvents(db, rows, clock());
  const due: ClaimedNotification[] = [];
  const silent: number[] = [];
  for (const row of rows.toSorted((a, b) => Number(a.created_at) - Number(b.created_at))) {
    const event = events.get(row.id);
    if (event && row.attempts <= maxAttempts) due.push(toClaimed(row, event));
    else {
      silent.push(row.telegram_id);
      await endLease(db, row.id, { lease: row.lease, ...endOfSilent(row) });
    }
  }
  await forgetPaces(db, silent);
  return { due, leased: rows.length, waitMs };
}

const endOfSilent = ({ attempts }: LeasedRow) =>
  attempts > maxAttempts
    ? ({ outcome: 'failed', error: 'leased too often, never settled' } as const)
    : ({ outcome: 'sent' } as const);

const toClaimed = (row: LeasedRow, event: ClaimedNotification['event']): ClaimedNotification => ({
  id: row.id,
  lease: row.lease,
  leasedUntil: row.leased_until.toISOString(),
  leaseSeconds,
  telegramId: row.telegram_id,
  isGroup: row.recipient_id === null && event.kind !== 'accountDeleted',
  languageCode: event.kind === 'accountDeleted' ? event.languageCode : row.language_code,
  messageId: row.message_id,
  requestId: row.request_id,
  event,
});
