import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Postgres channel that says: there may be something to deliver. */
export const channel = 'kollab_notifications';

/** Lets a caller sleep until something was enqueued, by whichever API process. */
export interface Wakeup {
  /** Resolves on the next hint, after `ms`, or when aborted, whichever comes first. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a connection of its own and reconnects when it breaks. */
export function listenForNotifications(url: string, onError: (error: Error) => void): Wakeup {
  const sleepers = new Set<() => void>();
  const closing = new AbortController();
  const wake = () => sleepers.forEach((sleeper) => sleeper());
  const listening = keepListening(url, wake, onError, closing.signal);
  return {
    async wait(ms, signal) {
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
    const client = new pg.Client({ connectionString: url, application_name: 'kollab-listen' });
    client.on('notification', wake);
    const broken = new Promise<void>((resolve) => {
      client.on('error', (error) => {
        onError(error);
        resolve();
      });
      client.on('end', () => resolve());
      closing.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      wake();
      await broken;
    } catch (error) {
      onError(error as Error);
    }
    await client.end().catch(() => undefined);
    if (!closing.aborted) await delay(1000, undefined, { signal: closing }).catch(() => undefined);
  }
}
