import { ApiError } from '@kollab/contract';
import { backOff, pause } from '@kollab/runtime/pause';
import { GrammyError } from 'grammy';

const attempts = 8;

interface Persisting {
  calledOff: AbortSignal;
  onGivenUp: (error: unknown) => void;
}

/**
 * Does something until it is done, while the API or Telegram is away; a refusal is final. `tried` is
 * settled after the first time, `done` after the last; neither fails.
 */
export function persistently(work: () => Promise<unknown>, persisting: Persisting) {
  const first = Promise.withResolvers<void>();
  return { tried: first.promise, done: repeat(work, persisting, first.resolve) };
}

async function repeat(
  work: () => Promise<unknown>,
  { calledOff, onGivenUp }: Persisting,
  onTried: () => void,
) {
  const delays = backOff();
  for (let attempt = 1; attempt <= attempts && !calledOff.aborted; attempt++) {
    try {
      await work();
      break;
    } catch (error) {
      if (attempt === attempts || isRefusal(error)) {
        onGivenUp(error);
        break;
      }
      onTried();
      await pause(Math.max(delays.next(), restOf(error)), calledOff);
    }
  }
  onTried();
}

const isRefusal = (error: unknown) =>
  error instanceof GrammyError
    ? [400, 403].includes(error.error_code)
    : error instanceof ApiError && error.failure === 'badRequest';

const restOf = (error: unknown) =>
  error instanceof GrammyError ? 1000 * (error.parameters.retry_after ?? 0) : 0;
