import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import { lookAtNext } from './left-over.queries.ts';

const every = 20_000;
const batch = 500;
const mostBatches = 20;

export const findLeftOver = ({ db }: Pick<Context, 'db'>, now: Date) =>
  inTurn(db, 'left over', { now, every }, async () => {
    for (let count = 0; count < mostBatches; count += 1) {
      if ((await lookAtNext(db, now, batch)) < batch) break;
    }
    return true;
  });
