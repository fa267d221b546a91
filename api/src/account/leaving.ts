import type { Context } from '#src/platform/context.ts';
import { inTurn } from '#src/platform/database/job-turns.ts';
import { erase } from './erasure.service.ts';
import { listDue } from './erasure.queries.ts';

const minute = 60_000;
const most = 100;

/** Erases everyone whose 48 hours are over, once a minute; who cannot be is tried again. */
export function eraseLeaving(context: Context, now: Date) {
  return inTurn(context.db, 'leaving', { now, every: minute }, async () => {
    const failures: unknown[] = [];
    for (const id of await listDue(context.db, now, most)) {
      await erase(context, id, now).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
    return true;
  });
}
