import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';

const kept = 20;

/** Opened since the app was, the latest first; they never leave this page. */
export const lookedAt = createStore<readonly string[]>(() => []);

export function useLookedAt(tags: readonly { tagName: string }[]) {
  const names = tags.map(({ tagName }) => tagName).join('\n');
  useEffect(() => {
    if (names === '') return;
    const latest = names.split('\n');
    lookedAt.setState((before) => [...new Set([...latest, ...before])].slice(0, kept), true);
  }, [names]);
}
