import { AppError } from '#src/platform/errors/app-error.ts';

interface GateOptions {
  running: number;
  /** How many may wait in each line; a line before another is let in first. */
  waiting: readonly number[];
}

/**
 * Lets so many pieces of work run at a time and so many wait, in order. Throws unavailable when a
 * line is full, or as soon as `signal` ends: what waits then never begins, and what runs is not
 * waited for, but keeps its place until it is over.
 */
export function createGate({ running, waiting }: GateOptions) {
  let active = 0;
  const lines: (() => void)[][] = waiting.map(() => []);

  function enter(signal: AbortSignal | undefined, at: number) {
    if (signal?.aborted) throw new AppError('unavailable');
    if (active < running) {
      active += 1;
      return undefined;
    }
    const line = lines[at];
    if (!line || line.length >= (waiting[at] ?? 0)) throw new AppError('unavailable');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      line.splice(line.indexOf(go), 1);
      reject(new AppError('unavailable'));
    };
    line.push(go);
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  async function run<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    try {
      if (signal?.aborted) throw new AppError('unavailable');
      return await work();
    } finally {
      const next = lines.find((line) => line.length > 0)?.shift();
      if (next) next();
      else active -= 1;
    }
  }

  return async function pass<T>(
    work: () => Promise<T>,
    signal?: AbortSignal,
    line = 0,
  ): Promise<T> {
    await enter(signal, line);
    return unlessEnded(run(work, signal), signal);
  };
}

/** Throws unavailable as soon as `signal` ends, whatever becomes of the work. */
export async function unlessEnded<T>(
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
