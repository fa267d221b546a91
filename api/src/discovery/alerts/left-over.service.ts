import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import { lookAtNext } from './left-over.queries.ts';

const every = 20_000;
const batch = 500;
/** So much is done at a time: other jobs have their turn too. */
const mostBatches = 20;

/**
 * Finds who has had no team and no open application for a week, so that `deliverAlerts` proposes them vacancies to
 * which few applied.
 */
export const findLeftOver = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'left over', { now, every }, async () => {
    for (let count = 0; count < mostBatches; count += 1) {
      if ((await lookAtNext(db, now, batch)) < batch) break;
    }
    return true;
  });
