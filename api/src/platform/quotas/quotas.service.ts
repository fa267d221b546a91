import { serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { LimitedAct, Trx } from '#src/platform/database/schema.ts';
import { together } from '#src/platform/database/together.ts';
import * as queries from './quotas.queries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** Limits of a day that are no setting. */
const fixed = {
  deletion: serverLimits.deletionsPerDay,
  roomButton: serverLimits.roomButtonsPerDay,
} as const;

function limitOf({ dailyLimits, hourlyFollows }: Context['config'], kind: LimitedAct) {
  if (kind === 'follow') return { most: hourlyFollows, window: hour };
  return { most: { ...dailyLimits, ...fixed }[kind], window: day };
}

interface Spending {
  kind: LimitedAct;
  amount?: number;
}

/** The queries that count what a person does; `assertSpent` reads what the second one answers. */
export const spending = (
  { config, clock }: Context,
  trx: Trx,
  userId: string,
  { kind, amount = 1 }: Spending,
) => {
  const at = clock();
  const { most, window } = limitOf(config, kind);
  const since = new Date(at.getTime() - window);
  return [
    queries.lockingActs(trx, { userId, kind }),
    queries.countingAct(trx, { userId, kind, at, amount, most, since }),
  ] as const;
};

/** Throws dailyLimit, tooManyRequests, which say in how many seconds to try again. */
export function assertSpent(kind: LimitedAct, [answer]: { retry_after: number | null }[]) {
  const retryAfterSeconds = answer?.retry_after ?? null;
  if (retryAfterSeconds === null) return;
  throw new AppError(kind === 'follow' ? 'tooManyRequests' : 'dailyLimit', { retryAfterSeconds });
}

/**
 * Counts what a person does against the limit of a day, of follows an hour. Throws
 * dailyLimit, tooManyRequests, which say in how many seconds to try again.
 */
export async function spend(context: Context, trx: Trx, userId: string, act: Spending) {
  if (act.amount === 0) return;
  const [, counted] = await together(trx, spending(context, trx, userId, act));
  assertSpent(act.kind, counted);
}
