export interface SharedCounts {
  /** Adds to a count; answers what it is now and in how many milliseconds it starts anew. */
  add: (key: string, count: number) => Promise<{ count: number; resetsIn: number }>;
  close: () => Promise<unknown>;
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

async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, tired]).finally(() => clearTimeout(timer));
}
