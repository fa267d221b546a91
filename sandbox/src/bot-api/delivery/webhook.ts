import { setTimeout as delay } from 'node:timers/promises';
import type { Update } from '@grammyjs/types';
import type { Updates } from './updates.ts';
import { nowInSeconds } from '#src/state/chats.ts';
import type { StoredWebhook } from '#src/state/state.ts';
import type { Store } from '#src/state/store.ts';

/** One update at a time and in order, until each is answered 2xx. */
export interface WebhookDelivery {
  /** Call it when the webhook has been set, changed or deleted. */
  restart(): void;
  stop(): Promise<void>;
}

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;
const ANSWER_WITHIN_MS = 30_000;

async function deliver(
  webhook: StoredWebhook,
  update: Update,
  signal: AbortSignal,
): Promise<string | undefined> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (webhook.secretToken !== undefined) {
    headers['x-telegram-bot-api-secret-token'] = webhook.secretToken;
  }
  try {
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers,
      body: JSON.stringify(update),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    if (response.ok) return undefined;
    return `Wrong response from the webhook: ${response.status} ${response.statusText}`;
  } catch (error) {
    const timedOut = error instanceof Error && error.name === 'TimeoutError';
    return timedOut ? 'Read timeout expired' : 'Connection failed';
  }
}

export function createWebhookDelivery(store: Store, updates: Updates): WebhookDelivery {
  let current = new AbortController();
  let delivering = false;
  let last: Promise<void> = Promise.resolve();

  async function run(signal: AbortSignal): Promise<void> {
    let retryAfter = FIRST_RETRY_MS;
    for (;;) {
      const { webhook } = store.state;
      const update = updates.first();
      if (webhook === null || update === undefined) {
        delivering = false;
        return;
      }
      const error = await deliver(webhook, update, signal);
      if (signal.aborted) return;
      if (error === undefined) {
        updates.confirm(update.update_id + 1);
        retryAfter = FIRST_RETRY_MS;
        continue;
      }
      webhook.lastErrorDate = nowInSeconds();
      webhook.lastErrorMessage = error;
      store.changed();
      await delay(retryAfter, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      retryAfter = Math.min(retryAfter * 2, LAST_RETRY_MS);
    }
  }

  function start(): void {
    if (delivering || current.signal.aborted) return;
    delivering = true;
    last = run(current.signal);
  }

  updates.onPending(start);
  return {
    restart() {
      current.abort();
      current = new AbortController();
      delivering = false;
      start();
    },
    async stop() {
      current.abort();
      await last;
    },
  };
}
