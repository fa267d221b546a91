import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Postgres channel that says: there may be something to deliver. */
export const channel = 'kollab_notifications';

/** Lets a caller sleep until something was enqueued, by whichever API process. */
export interface Wakeup {
  /** Milliseconds after which it is time to look without a hint: what becomes due by itself gives none. */
  patience: number;
  /** How many hints there were; given to `wait`, none that comes meanwhile is missed. */
  hints(): number;
  /** Resolves on a hint after `seen`, after `ms`, when aborted or closed, whichever comes first. */
  wait(seen: number, ms: number, signal: AbortSignal): Promise<void>;
  isClosed(): boolean;
  /** Ends all waiting, for good. */
  close(): Promise<void>;
}

/** Listens on a connection of its own and reconnects when it breaks. */
export function listenForNotifications(
  url: string,
  onError: (error: Error) => void,
  patience = 2000,
): Wakeup {
  const sleepers = new Set<() => void>();
  const closing = new AbortController();
  let hints = 0;
  const wake = () => {
    hints += 1;
    sleepers.forEach((sleeper) => sleeper());
  };
  const listening = keepListening(url, wake, onError, closing.signal);
  return {
    patience,
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
    async close() {
      closing.abort();
      await listening;
    },
  };
}

async function keepListening(
  url: string,
  wake: () => void,
  onError: (error: Error) => void,
  closing: AbortSignal,
) {
  while (!closing.aborted) {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'kollab-listen',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on('notification', wake);
    const over = new AbortController();
    client.on('error', (error) => {
      onError(error);
      over.abort();
    });
    client.on('end', () => over.abort());
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      wake();
      await aborted(AbortSignal.any([over.signal, closing]));
    } catch (error) {
      onError(error as Error);
    }
    await client.end().catch(() => undefined);
    if (!closing.aborted) await delay(1000, undefined, { signal: closing }).catch(() => undefined);
  }
}

const aborted = (signal: AbortSignal) =>
  signal.aborted ? undefined : once(signal, 'abort').then(() => undefined);
