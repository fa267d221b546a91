import { type ClientConfig, createClient, createPageClient } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { learnFrom } from './session.ts';

/** Telegram’s signed launch data says who is calling. */
export function identity(): Record<string, string> {
  const { initData } = telegram();
  return initData ? { authorization: `tma ${initData}` } : {};
}

const config: ClientConfig = {
  baseUrl: '',
  headers: identity,
  onError(error, { method, path }) {
    // What we called off ourselves is no fault.
    const log = error.failure === 'cancelled' ? console.info : console.error;
    log(`${method} ${path} failed: ${error.failure}`, error);
    learnFrom(error);
  },
};

/** Failures are logged and re-thrown (spec §8). */
export const call = createClient(config);

export const callPage = createPageClient(config);
