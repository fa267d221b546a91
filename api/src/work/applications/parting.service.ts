import type { Trx } from '#src/platform/database/schema.ts';
import { enqueueCard, notifyAll } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './halves.queries.ts';

export { lockHalves } from './halves.queries.ts';

interface Parting {
  at: Date;
  /** The owner did it, and need not be told. */
  isOwners?: boolean;
  /** Whoever waits hears of it; else they hear of something else at the same time. */
  isTold?: boolean;
}

/**
 * Halves that wait stand alone where they may be apart, else they are closed; tells the applicants
 * and the owner. Both halves are locked.
 */
export async function partPairs(
  trx: Trx,
  ids: readonly string[],
  { at, isOwners = false, isTold = true }: Parting,
) {
  const halves = await queries.listWaitingHalves(trx, ids);
  await queries.unpair(trx, ids);
  if (halves.length === 0) return;
  const closed = halves.filter((half) => !half.may_part);
  await queries.closeHalves(
    trx,
    closed.map(({ id }) => id),
    at,
  );
  const told = halves.filter((half) => isTold || !half.may_part);
  const gone = isOwners ? [] : new Map(closed.map((half) => [half.pair_id, half])).values();
  await notifyAll(
    trx,
    [
      ...told.map((half) => ({
        recipientId: half.user_id,
        news: { kind: 'pairParted', ...placeOf(half), isClosed: !half.may_part } as const,
      })),
      ...[...gone].map((half) => ({
        recipientId: half.owner_id,
        news: { kind: 'pairGone', ...placeOf(half) } as const,
      })),
    ],
    [...ids, ...halves.flatMap(({ id, owner_id: ownerId }) => [id, ownerId])],
  );
  // The inviter's card was for both.
  for (const { id: about, owner_id: recipientId, ...half } of halves) {
    if (!half.may_part || half.is_inviters) continue;
    await enqueueCard(trx, { kind: 'applicationCard', about, recipientId });
  }
}

const placeOf = (half: queries.WaitingHalf) => ({
  projectId: half.project_id,
  projectName: half.project_name,
  vacancyId: half.vacancy_id,
  vacancyTitle: half.vacancy_title,
});

export async function partBlocked(
  trx: Trx,
  { id, otherId }: { id: string; otherId: string },
  at: Date,
) {
  await partPairs(trx, await queries.lockPairsBetween(trx, id, otherId), { at });
}
