import { AppError } from '#src/app-error.ts';
import type { Context } from '#src/context.ts';
import type { LimitedAct, Trx } from '#src/database/schema.ts';
import * as queries from './quotas.queries.ts';

const day = 24 * 60 * 60_000;

/**
 * Counts what a person does against the limit of a day (decision 45). Throws dailyLimit, which says
 * in how many seconds to try again.
 */
export async function spend(
  { config, clock }: Context,
  trx: Trx,
  userId: string,
  { kind, count = 1 }: { kind: LimitedAct; count?: number },
) {
  if (count === 0) return;
  const at = clock();
  await queries.lockActs(trx, userId, kind);
  const acts = await queries.listActs(trx, userId, kind, new Date(at.getTime() - day));
  const excess = acts.length + count - config.dailyLimits[kind];
  if (excess > 0) {
    const freeAt = (acts[excess - 1] ?? at).getTime() + day;
    throw new AppError('dailyLimit', {
      retryAfterSeconds: Math.ceil((freeAt - at.getTime()) / 1000),
    });
  }
  await queries.insertActs(trx, userId, { kind, at, count });
}
