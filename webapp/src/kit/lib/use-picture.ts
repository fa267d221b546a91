import { useState, useSyncExternalStore } from 'react';

let comebacks = 0;
window.addEventListener('online', () => {
  comebacks += 1;
});

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

/** For a picture that tells nobody that it came, React keeps a whole screen back until it does. */
const onLoad = () => undefined;

/**
 * The first address whose picture comes: once the connection is back, what failed is tried again.
 */
export function usePicture(...sources: readonly (string | null | undefined)[]) {
  const visit = useSyncExternalStore(subscribe, () => comebacks);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const keyOf = (source: string) => `${visit} ${source}`;
  const source = sources.find((one) => one && !failed.includes(keyOf(one)));
  return {
    source: source ?? undefined,
    on: {
      onLoad,
      onError: () => source && setFailed((others) => [...others, keyOf(source)]),
    },
  };
}
