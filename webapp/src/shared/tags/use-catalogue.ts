import { type CatalogueTag, limits, listTags } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { useDebounced } from '#src/kit/lib/use-debounced.ts';
import { fittingTags, freshTags, hasTag, uniqueTags } from './tag-list.ts';

const listed = 12;

const namesOf = (tags: readonly CatalogueTag[]) => tags.map(({ tagName }) => tagName);

const useTags = (query: string) =>
  useQuery({
    queryKey: ['tags', query],
    queryFn: ({ signal }) => call(listTags, { query: query ? { query } : {} }, { signal }),
    staleTime: 5 * 60_000,
  });

const meantIn = (tags: readonly CatalogueTag[] = []) =>
  tags.find(({ isMeant }) => isMeant)?.tagName;

/** The tag that a text is another name of, when that is known. */
export const useMeant = (text: string) => meantIn(useTags(text).data);

/**
 * At first those used most, four (spec §9); then those that fit, by their letters at once and, when
 * the typing rests, by the other spellings the server knows (spec §2).
 */
export function useCatalogue(
  typed: string,
  own: readonly string[],
  atFirst: number = limits.tagSuggestions,
) {
  const text = typed.trim();
  const asked = useDebounced(text, limits.searchDebounce);
  const all = useTags('');
  const found = useTags(asked);
  const meant = text !== '' && asked === text ? (found.data ?? []) : [];
  const known = uniqueTags([...namesOf(meant), ...fittingTags(namesOf(all.data ?? []), text)]);
  const intended = meantIn(meant);
  const hasFailed = found.isError && found.data === undefined;
  return {
    offered: freshTags(known, own).slice(0, text === '' ? atFirst : listed),
    intended,
    hasFailed,
    isAnswered: hasFailed || (asked === text && !found.isFetching),
    isKnown: (name: string) => intended !== undefined || hasTag(known, name),
  };
}
