import { displayName } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { PairState } from '#src/platform/database/tables/pairs.ts';
import { notifyAll } from '#src/platform/outbox/outbox.service.ts';
import * as queries from './pairs.queries.ts';

const every = 60_000;
const batch = 100;

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

async function end(trx: Trx, rows: readonly queries.PairRow[], state: PairState, at: Date) {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await queries.answer(trx, ids, state, at);
  const answer = state === 'lapsed' ? 'none' : 'ended';
  const told = state === 'withdrawn' ? [] : rows.map((row) => answerOf(row, answer));
  await notifyAll(trx, told, ids);
}

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

export async function endPairsAt(trx: Trx, { projectId, vacancyId, at }: Closed) {
  const rows = await queries.lockInvitedAt(trx, projectId, vacancyId ?? null);
  await end(trx, rows, 'ended', at);
}

export async function endPairsBetween(
  trx: Trx,
  { id, otherId }: { id: string; otherId: string },
  at: Date,
) {
  const rows = await queries.lockInvitedBetween(trx, id, otherId);
  await end(trx, rows, 'ended', at);
}

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
