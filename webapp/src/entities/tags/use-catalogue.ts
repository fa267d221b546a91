import { limits, listTags } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useDebounced } from '#src/kit/lib/use-debounced.ts';
import { fittingTags, freshTags, uniqueTags } from './tag-list.ts';

const listed = 12;

const useTags = (query: string) =>
  useQuery({
    queryKey: ['tags', query],
    queryFn: ({ signal }) => call(listTags, { query: query ? { query } : {} }, { signal }),
    staleTime: 5 * 60_000,
    select: (tags) => tags.map(({ tagName }) => tagName),
  });

/**
 * Tags to offer for what is typed: at first the four used most; then those that fit, by their
 * letters at once and, when the typing rests, by the other spellings the server knows (spec §2).
 */
export function useCatalogue(typed: string, own: readonly string[]) {
  const text = typed.trim();
  const asked = useDebounced(text.slice(0, limits.searchQuery), limits.searchDebounce);
  const all = useTags('');
  const found = useTags(asked);
  const meant = text !== '' && asked === text ? (found.data ?? []) : [];
  const fitting = fittingTags(all.data ?? [], text);
  return {
    offered: freshTags(uniqueTags([...meant, ...fitting]), own).slice(
      0,
      text === '' ? limits.tagSuggestions : listed,
    ),
    isSettled: asked === text && !found.isFetching,
    hasFailed: found.isError && found.data === undefined,
    isKnown: (name: string) =>
      [...meant, ...fitting].some((tag) => tag.toLowerCase() === name.toLowerCase()),
  };
}
