import { createClient, type CallOptions } from '@kollab/contract';
import { apiFailures } from '#src/observability/metrics.ts';
import { workHeaders } from '#src/observability/work.ts';

/** Longer than the API holds a claim back while there is nothing to deliver. */
const longestCall = 35_000;

/** How long a person's press or message may wait for the API. */
const patience = 5000;

export function createApi(config: { apiUrl: string; botApiToken: string }) {
  return createClient({
    baseUrl: config.apiUrl,
    headers: () => ({ authorization: `Bearer ${config.botApiToken}`, ...workHeaders() }),
    timeout: longestCall,
    onError: ({ failure }, { path }) => apiFailures.inc({ endpoint: path, failure }),
  });
}

/** Makes a call that person's, with that person's rights, and bounds its wait. */
export function actingFor(telegramId: number): CallOptions {
  return {
    headers: { 'x-telegram-id': String(telegramId) },
    signal: AbortSignal.timeout(patience),
  };
}
