import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import { withTimeout } from '#src/platform/metrics/bounded.ts';
import { networkOf } from './address.ts';
import { countInPostgres, countInRedis, type SharedCounts } from './shared-counts.ts';

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

interface LimitOptions {
  perMinute: number;
  /** None where each process may count by itself. */
  shared?: SharedCounts | undefined;
  /** Told when the common counts cannot be reached; each process then counts by itself. */
  onProblem?: (error: Error) => void;
  /** How long the common counts are waited for, in milliseconds. */
  patience?: number;
  /** How many callers are remembered; then who came first is forgotten. */
  mostKeys?: number;
}

/** Counts a request of somebody. Answers in how many milliseconds to come again, 0 to go on. */
export type Limit = (key: string) => Promise<number>;

interface Tally {
  until: number;
  /** What all processes had counted when last asked. */
  common: number;
  own: number;
}

const minute = 60_000;
const pause = 5000;

/**
 * A limit of requests a minute for each key. A process asks for the common count only after every
 * fortieth part of the limit, and more often the nearer it is: together, processes may go over by
 * what they have not told yet. A limit below eighty is kept to the letter.
 */
export function createLimit({
  perMinute,
  shared,
  onProblem = () => undefined,
  patience = 500,
  mostKeys = 20_000,
}: LimitOptions): Limit {
  if (perMinute === Infinity) return async () => 0;
  const tallies = new Map<string, Tally>();
  const largestStep = Math.floor(perMinute / 40);
  let silentUntil = 0;

  function tallyOf(key: string, now: number) {
    const known = tallies.get(key);
    // A clock that was set back must not lock anybody out.
    if (known && now < known.until && known.until - now <= minute) return known;
    tallies.delete(key);
    const [first] = tallies.keys();
    if (tallies.size >= mostKeys && first !== undefined) tallies.delete(first);
    const fresh: Tally = { until: now + minute, common: 0, own: 0 };
    tallies.set(key, fresh);
    return fresh;
  }

  async function tell({ add }: SharedCounts, key: string, tally: Tally) {
    const told = tally.own;
    tally.common += told;
    tally.own = 0;
    const answer = await withTimeout(patience, add(key, told)).catch((error: unknown) => {
      silentUntil = Date.now() + pause;
      onProblem(error as Error);
    });
    if (!answer) return 0;
    const now = Date.now();
    const until = now + Math.min(Math.max(answer.resetsIn, 1), minute);
    const isSameMinute = Math.abs(until - tally.until) < 1000;
    tally.common = isSameMinute ? Math.max(tally.common, answer.count) : answer.count;
    tally.until = until;
    return answer.count > perMinute ? until - now : 0;
  }

  return async (key) => {
    const now = Date.now();
    const tally = tallyOf(key, now);
    const left = perMinute - tally.common;
    if (tally.own >= left) return tally.until - now;
    tally.own += 1;
    const step = Math.max(1, Math.min(largestStep, Math.floor(left / 4)));
    const isTold = shared !== undefined && tally.own >= step && now >= silentUntil;
    return isTold ? tell(shared, key, tally) : 0;
  };
}
