import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** What fails for one does not keep it from the others. Throws the first failure at last. */
export async function forEachApart<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** So many of what is due are done together, and so often at a time: other jobs have their turn too. */
export const dueAtOnce = 100;
const mostBatches = 20;

/** Throws the first failure. */
export async function doDue<Due>(list: () => Promise<Due[]>, act: (due: Due) => Promise<void>) {
  for (let count = 0; count < mostBatches; count += 1) {
    const due = await list();
    await forEachApart(due, act);
    if (due.length < dueAtOnce) break;
  }
}

interface Turn {
  now: Date;
  /** Milliseconds between two runs that did something. */
  every: number;
}

/**
 * Does a job if it is time, unless another process is at it: the job's row is held meanwhile. What
 * `work` answers is whether it did anything: else it is tried again at once.
 */
export function inTurn(db: Db, name: string, turn: Turn, work: () => Promise<boolean>) {
  return db.transaction().execute(async (trx) => {
    // Nothing happens in this transaction while the work goes on in others.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await trx
      .insertInto('jobs')
      .values({ name, ran_at: new Date(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const job = await trx
      .selectFrom('jobs')
      .where('name', '=', name)
      .select('ran_at')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!job) return;
    // Clocks of several machines differ, and may be set back.
    if (Math.abs(turn.now.getTime() - job.ran_at.getTime()) < turn.every) return;
    if (!(await work())) return;
    await trx.updateTable('jobs').set({ ran_at: turn.now }).where('name', '=', name).execute();
  });
}
