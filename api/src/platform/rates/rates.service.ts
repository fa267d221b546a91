import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { networkOf } from './address.ts';
import { createLimit, type Limit } from './limit.ts';
import { countInPostgres, countInRedis } from './shared-counts.ts';

/** Files of one page are many: they are counted apart, by this many to one. */
const filesToOne = 10;

interface Waiting {
  onProblem: (error: Error) => void;
  /** How long common counts are waited for, in milliseconds. */
  patience: number;
}

export type Rates = ReturnType<typeof openRates>;

/**
 * The limits of requests a minute: by person, and by address for who has not signed in. Each throws
 * tooManyRequests, which says in how many seconds to try again.
 */
export function openRates(
  { db, config }: Pick<Context, 'db' | 'config'>,
  { onProblem, patience }: Waiting,
) {
  const { person, address } = config.requestsPerMinute;
  const isLimited = person !== Infinity || address !== Infinity;
  const tell = onceAWhile(onProblem);
  const shared = isLimited ? openShared(db, config.redisUrl, tell) : undefined;
  const ofPerson = createLimit({ perMinute: person, shared, onProblem: tell, patience });
  const ofAddress = createLimit({ perMinute: address, shared, onProblem: tell, patience });
  const ofFiles = createLimit({ perMinute: address * filesToOne });
  const ofHealth = createLimit({ perMinute: address });
  return {
    countPerson: (telegramId: number) => count(ofPerson, `person:${telegramId}`),
    countAddress: (ip: string) => count(ofAddress, `address:${networkOf(ip)}`),
    /** For pages and files: each process counts them by itself. */
    countFile: (ip: string) => count(ofFiles, networkOf(ip)),
    countHealth: (ip: string) => count(ofHealth, networkOf(ip)),
    close: async () => shared?.close(),
  };
}

const openShared = (
  db: Context['db'],
  redisUrl: string | undefined,
  onProblem: (error: Error) => void,
) => (redisUrl === undefined ? countInPostgres(db) : countInRedis(redisUrl, onProblem));

async function count(limit: Limit, key: string) {
  const wait = await limit(key);
  if (wait <= 0) return;
  throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(wait / 1000) });
}

/** An outage is told once a minute, not with every request. */
function onceAWhile(tell: (error: Error) => void) {
  let toldAt = -Infinity;
  return (error: Error) => {
    if (performance.now() - toldAt < 60_000) return;
    toldAt = performance.now();
    tell(error);
  };
}
