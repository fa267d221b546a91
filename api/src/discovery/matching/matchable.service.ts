import { totalMonths } from '@kollab/contract';
import { levelAfter } from '@kollab/contract/matching';
import { runBackfill } from '#src/platform/database/migration/backfill.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import { updateCards } from '#src/platform/outbox/outbox.service.ts';
import { listCallsBy } from './calls.queries.ts';
import * as queries from './matchable.queries.ts';
import { dayOf } from './tops.service.ts';
import { deleteTops, insertDuePerson, insertDueVacancies } from './tops.queries.ts';

/** To be raised whenever people are matched by something else. */
const version = 1;
const week = 7;

const isMatchable = (row: queries.Row) =>
  row.approved_at !== null &&
  row.suspended_at === null &&
  row.hidden_at === null &&
  row.deleted_at === null &&
  row.looking_for_team !== 'no' &&
  row.tags.length > 0;

/** The first day of the week that a person was last seen in: it need not be written every day. */
const weekOf = (row: queries.Row) => {
  const day = row.seen_day ?? dayOf(row.approved_at ?? new Date(0));
  return day - (day % week);
};

async function indexPeople(trx: Trx, rows: readonly queries.Row[]) {
  const gone = rows.filter((row) => !isMatchable(row)).map(({ id }) => id);
  await queries.deletePeople(trx, gone);
  await deleteTops(trx, gone);
  return queries.upsertPeople(
    trx,
    rows.filter(isMatchable).map((row) => ({
      id: row.id,
      tags: row.tags,
      level: levelAfter(totalMonths(row.experiences)),
      seenDay: weekOf(row),
    })),
  );
}

export async function refreshMatching(trx: Trx, { id }: { id: string }) {
  const changed = await indexPeople(trx, await queries.listPeople(trx, [id]));
  if (changed.length > 0) await insertDuePerson(trx, id);
}

export const noteSeen = (trx: Trx, { id, day }: { id: string; day: number }) =>
  queries.updateSeen(trx, id, day - (day % week));

export const refreshVacancies = (trx: Trx, { id }: { id: string }) => insertDueVacancies(trx, id);

export async function forgetMatching(trx: Trx, userId: string) {
  await queries.deletePeople(trx, [userId]);
  await deleteTops(trx, [userId]);
  await updateCards(trx, ...(await listCallsBy(trx, userId)));
  await queries.deleteActsOf(trx, userId);
}

export const backfillMatching = (db: Db, signal?: AbortSignal) =>
  runBackfill(
    db,
    {
      state: 'match_state',
      version,
      batch: 500,
      lockAfter: queries.lockPeopleAfter,
      write: indexPeople,
    },
    signal,
  );
