import { limits, listMajors, listUniversities } from '@kollab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#src/kit/lib/use-debounced.ts';
import { call } from '#src/api/api.ts';

const lists = { university: listUniversities, major: listMajors };

export type Suggested = keyof typeof lists;

export const isSuggested = (field: string): field is Suggested => Object.hasOwn(lists, field);

/**
 * `always`: of nothing typed too. The last answer, with what it was asked for, stays until the next
 * one is there.
 */
export function useSuggestions(
  field: Suggested,
  typed: string,
  always = false,
): { names: string[]; query: string } | undefined {
  const query = useDebounced(typed.trim(), limits.searchDebounce);
  const { data } = useQuery({
    queryKey: ['suggestions', field, query],
    queryFn: async ({ signal }) => ({
      names: await call(lists[field], { query: { query } }, { signal }),
      query,
    }),
    placeholderData: keepPreviousData,
    enabled: always || query !== '',
  });
  return data;
}
