import { serverLimits } from '@kollab/contract';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type { LimitedAct } from '#src/platform/database/tables/acts.ts';
import * as queries from './quotas.queries.ts';

export { lockActs } from './quotas.queries.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const fixed = {
  deletion: serverLimits.deletionsPerDay,
  reopening: serverLimits.reopeningsPerDay,
  roomButton: serverLimits.roomButtonsPerDay,
  meeting: serverLimits.meetingsPerDay,
} as const;

function limitOf({ dailyLimits, hourlyFollows }: Context['config'], kind: LimitedAct) {
  if (kind === 'follow') return { most: hourlyFollows, window: hour };
  return { most: { ...dailyLimits, ...fixed }[kind], window: day };
}

interface Spending {
  kind: LimitedAct;
  amount?: number;
}

/**
 * Counts what a person does against the limit of a day, of follows an hour. Throws
 * dailyLimit, tooManyRequests, which say in how many seconds to try again.
 */
export async function spend(
  { config, clock }: Context,
  trx: Trx,
  userId: string,
  { kind, amount = 1 }: Spending,
) {
  if (amount === 0) return;
  const at = clock();
  const { most, window } = limitOf(config, kind);
  const since = new Date(at.getTime() - window);
  await queries.lockActs(trx, { userId, kind });
  const act = { userId, kind, at, amount, most, since };
  const retryAfterSeconds = await queries.countAct(trx, act);
  if (retryAfterSeconds === null) return;
  throw new AppError(kind === 'follow' ? 'tooManyRequests' : 'dailyLimit', { retryAfterSeconds });
}
