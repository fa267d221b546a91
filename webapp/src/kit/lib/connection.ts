import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

export const useOnline = () => useSyncExternalStore(subscribe, isOnline);

/** Milliseconds until a server that did not answer is asked again. */
const askedEvery = 5000;

export const isReachable = () =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Once Kollab answers again; what comes back ends the waiting. */
export function whenReachable(act: () => void): () => void {
  let isOver = false;
  const ask = async () => {
    if (!isOnline() || document.hidden || !(await isReachable()) || isOver) return;
    end();
    act();
  };
  const listener = () => void ask();
  const timer = setInterval(listener, askedEvery);
  window.addEventListener('online', listener);
  const end = () => {
    isOver = true;
    clearInterval(timer);
    window.removeEventListener('online', listener);
  };
  return end;
}
