import { serverLimits } from '@kollab/contract';
import type { Context } from '#src/platform/context.ts';
import { dayOf } from '#src/platform/days.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import { deleteOldCheckIns } from '#src/work/check-ins/check-ins.service.ts';
import * as queries from './sweep.queries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const mostBatches = 50;

export function sweepRecords({ db }: Context, now: Date) {
  return inTurn(db, 'sweep', { now, every: hour }, async () => {
    const before = (age: number) => new Date(now.getTime() - age);
    await inBatches(() => queries.deleteUpdates(db, before(2 * day)));
    await inBatches(() => queries.deletePaces(db, before(hour), now));
    await inBatches(() => queries.deleteSeen(db, before(day)));
    await inBatches(() => queries.deleteNotifications(db, before(180 * day)));
    await inBatches(() => queries.deleteFeedEvents(db, before(serverLimits.feedFor + 2 * day)));
    await inBatches(() => queries.deletePairs(db, before(serverLimits.pairAgainAfter)));
    await inBatches(() => queries.deleteDeliveryRecords(db, before(serverLimits.toldFor)));
    await inBatches(() => queries.deletePeopleToCall(db, before(serverLimits.toldFor)));
    await inBatches(() => queries.deleteDigests(db, before(serverLimits.toldFor)));
    await inBatches(() => deleteOldCheckIns(db, now, queries.batch));
    const kept = dayOf(before(serverLimits.viewsKeptDays * day));
    for (const table of ['project_views', 'outside_views', 'figures'] as const) {
      await inBatches(() => queries.deleteDays(db, table, kept));
    }
    return true;
  });
}

async function inBatches(remove: () => Promise<number>) {
  for (let count = 0; count < mostBatches; count += 1) {
    if ((await remove()) < queries.batch) return;
  }
}
