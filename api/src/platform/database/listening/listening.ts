import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Channel {
  readonly name: string;
  /** Hears what was committed; undefined for all that may have been while nobody listened. */
  hear(said: string | undefined): void;
}

export function listenTo(url: string, channels: readonly Channel[], onError: (e: Error) => void) {
  const closing = new AbortController();
  const listening = keepListening(url, channels, onError, closing.signal);
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}

async function keepListening(
  url: string,
  channels: readonly Channel[],
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
    client.on('notification', ({ channel, payload }) =>
      channels.find(({ name }) => name === channel)?.hear(payload ?? ''),
    );
    const over = new AbortController();
    client.on('error', (error) => {
      onError(error);
      over.abort();
    });
    client.on('end', () => over.abort());
    try {
      await client.connect();
      for (const { name } of channels) await client.query(`listen ${name}`);
      for (const channel of channels) channel.hear(undefined);
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
