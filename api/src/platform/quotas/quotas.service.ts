import { limits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { LimitedAct, Trx } from '#src/platform/database/schema.ts';
import * as queries from './quotas.queries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

function limitOf({ dailyLimits, hourlyFollows }: Context['config'], kind: LimitedAct) {
  if (kind === 'follow') {
    return { most: hourlyFollows, window: hour, refusal: 'tooManyRequests' } as const;
  }
  const most = kind === 'deletion' ? limits.deletionsPerDay : dailyLimits[kind];
  return { most, window: day, refusal: 'dailyLimit' } as const;
}

/**
 * Counts what a person does against the limit of a day, of follows an hour. Throws
 * dailyLimit, tooManyRequests, which say in how many seconds to try again.
 */
export async function spend(
  { config, clock }: Context,
  trx: Trx,
  userId: string,
  { kind, amount = 1 }: { kind: LimitedAct; amount?: number },
) {
  if (amount === 0) return;
  const { most, window, refusal } = limitOf(config, kind);
  const at = clock();
  await queries.lockActs(trx, userId, kind);
  const acts = await queries.listActs(trx, userId, kind, new Date(at.getTime() - window));
  const excess = sum(acts) + amount - most;
  if (excess > 0) {
    const freeAt = (lastInTheWay(acts, excess)?.at ?? at).getTime() + window;
    throw new AppError(refusal, {
      retryAfterSeconds: Math.ceil((freeAt - at.getTime()) / 1000),
    });
  }
  await queries.insertAct(trx, userId, { kind, at, amount });
}

interface Counted {
  amount: number;
}

const sum = (acts: Counted[]) => acts.reduce((total, { amount }) => total + amount, 0);

/** The act after whose end, and that of all before it, so much more is free. */
function lastInTheWay<T extends Counted>(acts: T[], excess: number) {
  let freed = 0;
  return acts.find(({ amount }) => {
    freed += amount;
    return freed >= excess;
  });
}
