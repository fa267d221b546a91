import { setTimeout as wait } from 'node:timers/promises';

/** Waits; comes back early, without an error, when the signal aborts. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => undefined);
}

/** Delays that double from a quarter of a second to 30 s, a fifth of each left to chance. */
export function backOff(first = 250, longest = 30_000) {
  let failures = 0;
  return {
    next: () => Math.min(longest, first * 2 ** failures++) * (0.8 + Math.random() * 0.2),
    reset: () => {
      failures = 0;
    },
  };
}
