import { displayName } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { PairState } from '#src/platform/database/tables/pairs.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './pairs.queries.ts';

const every = 60_000;
const batch = 100;

/** What the inviter is told of an invitation that is answered, or is not. */
export const answerOf = (
  row: queries.PairRow,
  answer: 'agreed' | 'declined' | 'none' | 'ended',
) => ({
  recipientId: row.inviter_id,
  named: row.invitee_telegram_id,
  news: {
    kind: 'pairAnswered',
    projectId: row.project_id,
    projectName: row.project_name,
    vacancyId: row.vacancy_id,
    vacancyTitle: row.vacancy_title,
    pairId: row.id,
    answer,
    name: displayName({ firstName: row.invitee_first_name, lastName: row.invitee_last_name }),
  } as const,
});

/** Ends invitations that are locked, has their cards say so and tells who invited. */
async function end(trx: Trx, rows: readonly queries.PairRow[], state: PairState, at: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await queries.answer(trx, ids, state, at);
  const answer = state === 'lapsed' ? 'none' : 'ended';
  const told = state === 'withdrawn' ? [] : rows.map((row) => answerOf(row, answer));
  await notifyAll(trx, told, ids);
}

/** Takes back what some people invited to, and ends what they were invited to. */
async function endAll(
  trx: Trx,
  rows: readonly queries.PairRow[],
  userIds: readonly string[],
  at: Date,
) {
  const isOwn = ({ inviter_id: id }: queries.PairRow) => userIds.includes(id);
  await end(trx, rows.filter(isOwn), 'withdrawn', at);
  const received = rows.filter((row) => !isOwn(row));
  await end(trx, received, 'ended', at);
}

interface OwnPairs {
  vacancyId: string;
  userIds: readonly string[];
}

/** Who applies to a vacancy invites nobody to it any more, nor is invited. */
export async function endOwnPairs(trx: Trx, { vacancyId, userIds }: OwnPairs, at: Date) {
  const rows = await queries.lockInvitedTo(trx, vacancyId, userIds);
  await endAll(trx, rows, userIds, at);
}

/** Ends the invitations of somebody who leaves, and to them, and leaves nothing of what they wrote. */
export async function endPairsOf(trx: Trx, userId: string, at: Date) {
  const rows = await queries.lockInvitedOf(trx, userId);
  await endAll(trx, rows, [userId], at);
  await queries.eraseLetters(trx, userId);
}

interface Closed {
  projectId: string;
  vacancyId?: string;
  at: Date;
}

/** There is nothing to apply for any more: ends the invitations to it, and tells who invited. */
export async function endPairsAt(trx: Trx, { projectId, vacancyId, at }: Closed) {
  const rows = await queries.lockInvitedAt(trx, projectId, vacancyId ?? null);
  await end(trx, rows, 'ended', at);
}

/** Two people are kept apart: ends what one invited the other to, or anybody to a project of the other's. */
export async function endPairsBetween(
  trx: Trx,
  { id, otherId }: { id: string; otherId: string },
  at: Date,
) {
  const rows = await queries.lockInvitedBetween(trx, id, otherId);
  await end(trx, rows, 'ended', at);
}

/** Ends what nobody answered in a week, and tells who invited. */
export const lapsePairs = ({ db }: Context, now: Date) =>
  inTurn(db, 'pairs', { now, every }, async () => {
    for (;;) {
      const lapsed = await db.transaction().execute(async (trx) => {
        const rows = await queries.lockLapsed(trx, now, batch);
        await end(trx, rows, 'lapsed', now);
        return rows.length;
      });
      if (lapsed < batch) return true;
    }
  });
