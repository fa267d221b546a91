import { AppError } from '#src/platform/errors/app-error.ts';
import { createFairQueue, type Waiter } from './fair-queue.ts';

interface GateOptions {
  running: number;
  /** How many may wait in each line; a line before another is let in first. */
  waiting: readonly number[];
}

interface Place {
  line?: number;
  /** Who asks: a line is shared fairly among them (`createFairQueue`). */
  asker?: string;
}

/**
 * Bounds how much work runs and how much waits; those who wait have turns. Throws unavailable when
 * a line is full, or as soon as `signal` ends: what waits then never begins, and what runs is not
 * waited for, but keeps its place until it is over.
 */
export function createGate({ running, waiting }: GateOptions) {
  let active = 0;
  const lines = waiting.map(createFairQueue);

  function enter(signal: AbortSignal | undefined, { line: at = 0, asker = '' }: Place) {
    if (signal?.aborted) throw new AppError('unavailable');
    if (active < running) {
      active += 1;
      return undefined;
    }
    const line = lines[at];
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', leave);
      settle();
    };
    const refuse = end(() => reject(new AppError('unavailable')));
    const waiter: Waiter = { asker, go: end(resolve), refuse };
    const leave = () => {
      line?.leave(waiter);
      refuse();
    };
    if (!line?.join(waiter)) throw new AppError('unavailable');
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  async function run<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      if (signal?.aborted) throw new AppError('unavailable');
      return await work();
    } finally {
      const next = lines.find((line) => line.size() > 0)?.next();
      if (next) next.go();
      else active -= 1;
    }
  }

  return async function pass<T>(
    work: () => Promise<T>,
    signal?: AbortSignal,
    place: Place = {},
  ): Promise<T> {
    await enter(signal, place);
    return untilAborted(run(work, signal), signal);
  };
}

/** Throws unavailable as soon as `signal` ends, whatever becomes of the work. */
export async function untilAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new AppError('unavailable'));
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
