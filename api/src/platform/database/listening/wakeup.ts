import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from './listening.ts';

export const channel = 'kollab_notifications';

/** Lets a caller sleep until something was enqueued, by whichever API process. */
export interface Wakeup extends Channel {
  /** Milliseconds after which it is time to look without a hint: what becomes due by itself gives none. */
  patience: number;
  /** How many hints there were; given to `wait`, none that comes meanwhile is missed. */
  hints(): number;
  wait(seen: number, ms: number, signal: AbortSignal): Promise<void>;
  isClosed(): boolean;
  close(): void;
}

export function openWakeup(patience = 2000): Wakeup {
  const sleepers = new Set<() => void>();
  const closing = new AbortController();
  let hints = 0;
  return {
    name: channel,
    patience,
    hear() {
      hints += 1;
      sleepers.forEach((sleeper) => sleeper());
    },
    hints: () => hints,
    isClosed: () => closing.signal.aborted,
    async wait(seen, ms, signal) {
      if (hints !== seen) return;
      const waking = new AbortController();
      const sleeper = () => waking.abort();
      sleepers.add(sleeper);
      const any = AbortSignal.any([signal, waking.signal, closing.signal]);
      await delay(ms, undefined, { signal: any }).catch(() => undefined);
      sleepers.delete(sleeper);
    },
    close: () => closing.abort(),
  };
}
