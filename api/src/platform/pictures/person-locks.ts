import { AppError } from '#src/platform/errors/app-error.ts';

const retryAfterSeconds = 2;

/** Throws tooManyRequests for the next thing meanwhile. */
export function createPersonLocks() {
  const busy = new Set<string>();
  return async function inTurn<T>(personId: string, work: () => Promise<T>): Promise<T> {
    if (busy.has(personId)) throw new AppError('tooManyRequests', { retryAfterSeconds });
    busy.add(personId);
    try {
      return await work();
    } finally {
      busy.delete(personId);
    }
  };
}
