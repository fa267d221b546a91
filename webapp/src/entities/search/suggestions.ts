import { limits, listMajors, listUniversities } from '@kollab/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#src/kit/lib/use-debounced.ts';
import { call } from '#src/api/api.ts';

const lists = { university: listUniversities, major: listMajors };

/** What can be suggested while it is typed. */
export type Suggested = keyof typeof lists;

/** What people of Kollab give that begins with what is typed, when it is known; `always`: of nothing typed too. */
export function useSuggestions(
  field: Suggested,
  typed: string,
  always = false,
): string[] | undefined {
  const query = useDebounced(typed.trim(), limits.searchDebounce);
  const { data } = useQuery({
    queryKey: ['suggestions', field, query],
    queryFn: ({ signal }) => call(lists[field], { query: { query } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: always || query !== '',
  });
  return data;
}
