import { useSyncExternalStore } from 'react';
import { telegram } from './telegram.ts';

/** False once the client turned out to answer nothing: then its buttons may not be there. */
export function useIsAnswering() {
  const { presence } = telegram();
  return useSyncExternalStore(presence.subscribe, presence.get) !== 'silent';
}
