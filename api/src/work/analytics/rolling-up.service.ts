import { serverLimits } from '@kollab/contract';
import { fewestShown } from '@kollab/contract/schemas';
import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { addDays, dayOf } from '#src/platform/days.ts';
import * as queries from './rolling-up.queries.ts';
import { suppress } from './suppression.ts';

const hour = 60 * 60_000;
const every = hour / 4;
const batch = 100;
/** Longer than views are kept in memory, and clocks differ. */
const late = 2 * hour;

const lastDay = (now: Date) => addDays(dayOf(new Date(now.getTime() - late)), -1);

const sundayFrom = (day: string) => addDays(day, (7 - new Date(day).getUTCDay()) % 7);

export const lastCounted = (now: Date) => sundayFrom(addDays(lastDay(now), -6));

/** Makes figures of the views of weeks that are over: of each project and week once. */
export function rollUpViews({ db }: Pick<Context, 'db'>, now: Date) {
  return inTurn(db, 'figures', { now, every }, async () => {
    const until = lastCounted(now);
    const projectIds = await queries.listUncounted(db, until, batch);
    await forEachApart(projectIds, (projectId) => rollUp({ db }, projectId, until));
    await queries.deleteVisitorKeys(db, lastDay(now));
    return projectIds.length < batch;
  });
}

function rollUp({ db }: Pick<Context, 'db'>, projectId: string, until: string) {
  return db.transaction().execute(async (trx) => {
    const counted = await queries.lockCounted(trx, projectId);
    if (!counted || counted.until >= until) return;
    const first = addDays(sundayFrom(counted.first ?? until), -6);
    const oldest = addDays(until, 1 - serverLimits.viewsKeptDays);
    const next = latest(oldest, first, counted.until && addDays(counted.until, 1));
    for (let sunday = sundayFrom(next); sunday <= until; sunday = addDays(sunday, 7)) {
      await tellWeek(trx, { projectId, first, sunday });
    }
    await queries.updateCounted(trx, projectId, until);
  });
}

const latest = (...days: string[]) => days.reduce((one, other) => (one > other ? one : other));

interface Week {
  projectId: string;
  first: string;
  sunday: string;
}

/** Publishes the days since the last published ones, or leaves them to the next week. */
async function tellWeek(trx: Trx, { projectId, first, sunday }: Week) {
  const ends = await queries.findLastPublished(trx, projectId);
  const oldest = addDays(sunday, 1 - serverLimits.viewsKeptDays);
  const rangeAfter = (end: string | null) => ({
    since: latest(oldest, first, end === null ? first : addDays(end, 1)),
    until: sunday,
  });
  const [range, outsideRange] = [rangeAfter(ends.people), rangeAfter(ends.outside)];
  const counts = suppress({
    sources: await queries.listSources(trx, projectId, range),
    vacancies: await queries.listVacancies(trx, projectId, range),
  });
  await queries.insertPublishedCounts(trx, projectId, range, counts);
  const outside = await queries.countOutside(trx, projectId, outsideRange);
  if (outside < fewestShown) return;
  await queries.insertPublishedCounts(trx, projectId, outsideRange, [
    { part: 'outside', people: outside },
  ]);
}
