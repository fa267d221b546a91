import type { Context } from '#src/platform/context.ts';
import { forEachApart, inTurn } from '#src/platform/database/job-turns.ts';
import { addDays, dayOf } from '#src/platform/days.ts';
import { type Counted, type Pending, release } from './releasing.ts';
import * as queries from './rolling-up.queries.ts';

const hour = 60 * 60_000;
const every = hour / 4;
const batch = 100;
/** Longer than views are kept in memory, and clocks differ. */
const late = 2 * hour;

/** The last day that nobody adds a view to any more. */
export const lastCounted = (now: Date) => addDays(dayOf(new Date(now.getTime() - late)), -1);

/** Makes figures of the views of days that are over: of each project and day once. */
export function rollUpViews({ db }: Pick<Context, 'db'>, now: Date) {
  return inTurn(db, 'figures', { now, every }, async () => {
    const until = lastCounted(now);
    const projectIds = await queries.listUncounted(db, until, batch);
    await forEachApart(projectIds, (projectId) => rollUp({ db }, projectId, until));
    await queries.deleteVisitorKeys(db, until);
    return projectIds.length < batch;
  });
}

function rollUp({ db }: Pick<Context, 'db'>, projectId: string, until: string) {
  return db.transaction().execute(async (trx) => {
    const known = await queries.lockPending(trx, projectId);
    if (!known || known.until >= until) return;
    const { first } = known;
    let pending: Pending = known.pending;
    const days = { after: known.until, until };
    const counted = toDays(
      await queries.listSources(trx, projectId, days),
      await queries.listVacancies(trx, projectId, days),
      await queries.listOutside(trx, projectId, days),
    );
    for (const day of [...counted.keys()].toSorted()) {
      const of = counted.get(day);
      if (!of) continue;
      const { told, pending: left } = release(pending, { day, first }, of);
      await queries.insertTold(trx, projectId, day, told);
      pending = left;
    }
    await queries.updatePending(trx, projectId, { until, pending });
  });
}

const nobody = { people: 0, strangers: 0 };

function toDays(
  sources: Awaited<ReturnType<typeof queries.listSources>>,
  vacancies: Awaited<ReturnType<typeof queries.listVacancies>>,
  outside: Awaited<ReturnType<typeof queries.listOutside>>,
) {
  const days = new Map<string, Counted>();
  const dayOfRow = ({ day }: { day: string }) => {
    const counted = days.get(day) ?? { sources: {}, vacancies: {}, outside: 0 };
    days.set(day, counted);
    return counted;
  };
  for (const row of sources) {
    const { people, strangers } = row;
    dayOfRow(row).sources[row.source] = { people, strangers };
  }
  for (const row of vacancies) {
    const of = (dayOfRow(row).vacancies[row.id] ??= { opened: nobody, began: nobody });
    const cell = { people: row.people, strangers: row.strangers };
    of.opened = {
      people: of.opened.people + row.people,
      strangers: of.opened.strangers + row.strangers,
    };
    if (row.hasBegun) of.began = cell;
  }
  for (const row of outside) dayOfRow(row).outside = row.people;
  return days;
}
