import type { Match } from '@kollab/contract';
import { useMeIfKnown } from '#src/api/me.ts';

/** Which of some tags the reader has too, marked as in a vacancy; null where none is. */
export function useInCommon(names: readonly string[]): Match | null {
  const own = new Set(useMeIfKnown()?.tags.map(({ tagName }) => tagName.toLowerCase()));
  const matched = names.filter((name) => own.has(name.toLowerCase()));
  return matched.length > 0
    ? { matched, beside: [], related: [], missing: [], sentence: '' }
    : null;
}
