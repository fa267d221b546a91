import type { Channel } from './listening.ts';

export interface Changes extends Channel {
  /** Calls `onChange` whenever something may have changed, until what is answered is called. */
  follow(personId: string, onChange: () => void): () => void;
}

/** Milliseconds over which all are told that nobody was listened to for a while: not all ask at once. */
const spread = 5000;

/** A trigger says there whom a notification is for, once it is committed. */
export function openChanges(): Changes {
  const followers = new Map<string, Set<() => void>>();
  return {
    name: 'kollab_changes',
    hear(personId) {
      if (personId !== undefined) {
        followers.get(personId)?.forEach((onChange) => onChange());
        return;
      }
      for (const own of followers.values()) {
        const tell = () => own.forEach((onChange) => onChange());
        setTimeout(tell, spread * Math.random()).unref();
      }
    },
    follow(personId, onChange) {
      const own = followers.get(personId) ?? new Set();
      followers.set(personId, own.add(onChange));
      return () => {
        own.delete(onChange);
        if (own.size === 0 && followers.get(personId) === own) followers.delete(personId);
      };
    },
  };
}
