import type { Channel } from './listening.ts';

/** Tells who follows a person, by our id, that something has changed for them. */
export interface Changes extends Channel {
  /** Calls `onChange` whenever something may have changed, until what is answered is called. */
  follow(personId: string, onChange: () => void): () => void;
}

/** A trigger says there whom a notification is for, once it is committed. */
export function openChanges(): Changes {
  const followers = new Map<string, Set<() => void>>();
  return {
    name: 'kollab_changes',
    hear(personId) {
      const told = personId === undefined ? [...followers.values()] : [followers.get(personId)];
      for (const one of told) one?.forEach((onChange) => onChange());
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
