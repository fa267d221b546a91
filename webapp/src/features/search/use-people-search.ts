import { searchUsers } from '@kollab/contract';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';
import { peopleOf } from '#src/api/people-pages.ts';
import { useRetry } from '#src/api/use-retry.ts';

/** People for a query, page by page; the last ones stay until the next ones are there. */
export function usePeopleSearch(query: string) {
  const queryKey = ['search-users', query];
  const found = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(searchUsers, { query: { query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const retry = useRetry(queryKey);
  return { ...found, people: peopleOf(found.data), retry };
}
