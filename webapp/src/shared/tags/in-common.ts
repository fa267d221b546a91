import type { Match } from '@kollab/contract';
import { useMeIfKnown } from '#src/api/me.ts';

export function useOwnOf() {
  const own = new Set(useMeIfKnown()?.tags.map(({ tagName }) => tagName.toLowerCase()));
  return (names: readonly string[]) => names.filter((name) => own.has(name.toLowerCase()));
}

export function useInCommon(names: readonly string[]): Match | null {
  const matched = useOwnOf()(names);
  return matched.length > 0
    ? { matched, beside: [], related: [], missing: [], sentence: '' }
    : null;
}
