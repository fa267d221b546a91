import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { AlertDueTable } from '#src/platform/database/tables/alerts.ts';
import * as queries from './alert-matching.queries.ts';
import { keysOf } from './filing.ts';

const batch = 500;
/** So long it works at a time: other jobs have their turn too. */
const longest = 3000;

/** Has saved searches asked what they begin to find in what was just published of a project. */
export const noteProject = (trx: Trx, { id, at }: { id: string; at: Date }) =>
  queries.insertDueProject(trx, id, at);

/** The same of a person; before what they are found by changes. */
export const notePerson = (trx: Trx, { id }: { id: string }, now: Date) =>
  queries.insertDuePerson(trx, id, now);

/** Matches what waits with saved searches, one batch of them in a transaction. */
export const matchAlerts = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'alerts', { now, every: 0 }, async () => {
    const until = performance.now() + longest;
    let isMore = true;
    while (isMore && performance.now() < until) isMore = await matchNext(db, now);
    return true;
  });

/**
 * Finds which predicates something meets, then notes, a batch at a time, whose searches those are.
 * Answers whether there was anything to do.
 */
export const matchNext = (db: Db, now: Date) =>
  db.transaction().execute(async (trx) => {
    const due = await queries.takeDue(trx);
    if (!due) return false;
    const next = due.found ? await noteNext(trx, due, due.found, now) : await findMet(trx, due);
    if (next) await queries.setProgress(trx, due.subject_id, next);
    else await queries.deleteDue(trx, due.subject_id);
    return true;
  });

async function findMet(trx: Trx, due: AlertDueTable) {
  const tokens = await queries.findTokens(trx, due);
  const found = tokens ? await queries.findMet(trx, due, keysOf(tokens)) : [];
  return found.length > 0 ? { found, position: null } : undefined;
}

async function noteNext(trx: Trx, due: AlertDueTable, found: string[], now: Date) {
  const position = await queries.noteBatch(trx, due, { met: found, now, limit: batch });
  return position === undefined ? undefined : { found, position };
}
