import type {
  ClaimedNotification,
  claimNotifications,
  News,
  Request,
  settleNotification,
} from '@kollab/contract';
import { AppError } from '#src/app-error.ts';
import type { Context } from '#src/context.ts';
import type { Db, Trx } from '#src/database/schema.ts';
import { readEvents } from './events.ts';
import * as queries from './notifications.queries.ts';

const maxAttempts = 12;
const pollInterval = 2000;

/** Has a card about a submission delivered to every moderator; existing ones are renewed. */
export async function enqueueCards(trx: Trx, submissionId: string, ownerId: string) {
  await queries.raiseRevisions(trx, [submissionId]);
  await queries.upsertCards(trx, submissionId, ownerId);
  await queries.notifyWorkers(trx);
}

/** Has every card about things, such as submissions or applications, show how they stand now. */
export async function cardsChanged(trx: Trx, ...abouts: string[]) {
  if (abouts.length === 0) return;
  await queries.raiseRevisions(trx, abouts);
  await queries.notifyWorkers(trx);
}

/** Has news told to a person once, after the transaction. */
export const tell = (trx: Trx, recipientId: string, news: News) =>
  tellAll(trx, [{ recipientId, news }]);

/** Has news told to several people, each their own. */
export async function tellAll(trx: Trx, messages: readonly { recipientId: string; news: News }[]) {
  if (messages.length === 0) return;
  const rows = messages.map(({ recipientId, news: { kind, ...payload } }) => ({
    recipientId,
    kind,
    payload,
  }));
  await queries.insertNotifications(trx, rows);
  await queries.notifyWorkers(trx);
}

/**
 * Has a person's card about an application or an invitation delivered; a card that they already
 * have from an earlier time, as of an invitation taken back since, comes anew as a message.
 */
export async function enqueueCard(
  trx: Trx,
  card: { kind: 'applicationCard' | 'invitationCard'; about: string; recipientId: string },
) {
  await queries.upsertCard(trx, card);
  await queries.raiseRevisions(trx, [card.about]);
  await queries.notifyWorkers(trx);
}

type ClaimRequest = Request<typeof claimNotifications>['body'];

/** Leases what is due, waiting for the first up to `waitSeconds`. */
export async function claim(
  { db, wakeup, clock }: Context,
  { limit, waitSeconds }: ClaimRequest,
  signal: AbortSignal,
): Promise<ClaimedNotification[]> {
  const deadline = Date.now() + waitSeconds * 1000;
  while (!signal.aborted && !wakeup.isClosed()) {
    const seen = wakeup.hints();
    const { due, leased } = await lease(db, limit, clock());
    if (signal.aborted) await release(db, due);
    else if (due.length > 0) return due;
    const left = deadline - Date.now();
    if (leased === 0 && left <= 0) return [];
    if (leased === 0) await wakeup.wait(seen, Math.min(left, pollInterval), signal);
  }
  return [];
}

/** Whoever hung up takes nothing along. */
async function release(db: Db, due: ClaimedNotification[]) {
  for (const { id, lease: token } of due) {
    await end(db, id, { lease: token, outcome: 'released' });
  }
}

/** What is to be delivered, and how many were leased: some turn out to need no delivery. */
async function lease(db: Db, limit: number, now: Date) {
  const rows = await queries.leaseDue(db, limit);
  const events = await readEvents(db, rows, now);
  const due: ClaimedNotification[] = [];
  for (const row of rows.toSorted((a, b) => Number(a.created_at) - Number(b.created_at))) {
    const { id, lease: token } = row;
    const event = events.get(id);
    if (token === null) continue;
    if (row.attempts > maxAttempts) {
      await end(db, id, {
        lease: token,
        outcome: 'failed',
        error: 'leased too often, never settled',
      });
    } else if (!event) {
      await end(db, id, { lease: token, outcome: 'sent' });
    } else {
      due.push({
        id,
        lease: token,
        leasedUntil: row.leased_until.toISOString(),
        telegramId: row.telegram_id,
        languageCode: row.language_code,
        messageId: row.message_id,
        event,
      });
    }
  }
  return { due, leased: rows.length };
}

const end = (db: Db, id: string, settlement: Settlement) =>
  settle(db, id, settlement).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });

type Settlement = Request<typeof settleNotification>['body'];

/** Ends a lease. Throws `leaseLost` when it has passed to somebody else. */
export function settle(db: Db, id: string, settlement: Settlement) {
  return db.transaction().execute(async (trx) => {
    const isBack =
      settlement.outcome === 'unreachable' && !(await queries.setRecipientUnreachable(trx, id));
    const leased = await queries.lockLeased(trx, id, settlement.lease);
    if (!leased) throw new AppError('leaseLost');
    const outcome = outcomeOf(
      isBack ? { ...settlement, outcome: 'retry' } : settlement,
      leased.attempts,
      leased.revision !== leased.leased_revision,
    );
    const { messageId, error } = settlement;
    await queries.settle(trx, id, { ...outcome, messageId, error });
    if (outcome.status === 'queued') await queries.notifyWorkers(trx);
    return { status: outcome.status };
  });
}

interface Outcome extends Pick<queries.Settlement, 'attempts' | 'delaySeconds'> {
  status: Exclude<queries.Settlement['status'], 'leased'>;
}

function outcomeOf(settlement: Settlement, attempts: number, isRevised: boolean): Outcome {
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

/** Records that a person came back or went; what was parked for them is delivered. */
export function setReachable(db: Db, userId: string, reachable: boolean) {
  return db.transaction().execute(async (trx) => {
    if (!reachable) await queries.setUnreachable(trx, userId);
    else if (await queries.setReachableAgain(trx, userId)) await queries.notifyWorkers(trx);
    return { reachable };
  });
}
