import { AppError } from '#src/app-error.ts';

/**
 * Lets so many pieces of work run at a time and so many wait, in order. Throws unavailable when
 * full, or when `signal` ends the waiting.
 */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  let active = 0;
  const queue: (() => void)[] = [];

  function enter(signal: AbortSignal | undefined) {
    if (active < running) {
      active += 1;
      return undefined;
    }
    if (queue.length >= waiting) throw new AppError('unavailable');
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const leave = () => {
      queue.splice(queue.indexOf(go), 1);
      reject(new AppError('unavailable'));
    };
    queue.push(go);
    signal?.addEventListener('abort', leave, { once: true });
    return promise;
  }

  return async function pass<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await enter(signal);
    try {
      if (signal?.aborted) throw new AppError('unavailable');
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
