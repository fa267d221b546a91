import type { NewTagDecision } from '@kollab/contract';
import { useState } from 'react';

export function useNewTags(names: readonly string[]) {
  const [decided, setDecided] = useState<ReadonlyMap<string, string | null>>(new Map());
  return {
    names,
    /** Undefined where it is kept, null where it is left out. */
    becomes: (name: string) => decided.get(name),
    keep: (name: string) =>
      setDecided((before) => new Map([...before].filter(([one]) => one !== name))),
    decide: (name: string, becomes: string | null) =>
      setDecided((before) => new Map(before).set(name, becomes)),
    taken: (): { tags?: NewTagDecision[] } => {
      const tags = names.flatMap((tagName) => {
        const becomes = decided.get(tagName);
        return becomes === undefined ? [] : { tagName, becomes };
      });
      return tags.length > 0 ? { tags } : {};
    },
  };
}

export type NewTagChoices = ReturnType<typeof useNewTags>;
