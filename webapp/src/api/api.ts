import { createClient } from '@kollab/contract';
import { telegram } from '#src/telegram/telegram.ts';
import { isSessionError } from './failure.ts';
import { session } from './session.ts';

function identity(): Record<string, string> {
  const { initData } = telegram();
  return initData ? { authorization: `tma ${initData}` } : {};
}

/** The API as the person who opened the mini-app; failures are logged and re-thrown (spec §8). */
export const call = createClient({
  baseUrl: '',
  headers: identity,
  onError(error, { method, path }) {
    if (error.failure === 'cancelled') return;
    console.error(`${method} ${path} failed: ${error.failure}`, error);
    if (isSessionError(error)) session.setState({ isExpired: true });
  },
});
