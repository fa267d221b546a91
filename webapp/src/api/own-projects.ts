import { type ListPage, listProjectsOf, type ProjectCard, searchUsers } from '@kollab/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api.ts';

/** One's own projects as their owner sees them, page by page, the newest first. */
export const ownProjectsQuery = (telegramId: number) =>
  infiniteQueryOptions({
    queryKey: ['projects', 'own', telegramId],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listProjectsOf,
        { params: { telegramId }, query: { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<ProjectCard>) => page.next,
    staleTime: 0,
  });

const suggested = 20;

/** The first people for what is typed; the last ones stay until the next ones are there. */
export const peopleQuery = (query: string) =>
  queryOptions({
    queryKey: ['people-suggestions', query],
    queryFn: ({ signal }) => call(searchUsers, { query: { query, limit: suggested } }, { signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
