import {
  limits,
  type ListPage,
  listProjectsOf,
  listTeamProjects,
  type ProjectCard,
  searchUsers,
} from '@kollab/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api.ts';

const lists = { own: listProjectsOf, team: listTeamProjects } as const;

/**
 * One's own projects as their owner sees them, or others' whose team one is in: page by page, the
 * newest first, asked again while they are looked at.
 */
export const ownProjectsQuery = (telegramId: number, kind: keyof typeof lists = 'own') =>
  infiniteQueryOptions({
    queryKey: ['projects', kind, telegramId],
    queryFn: ({ pageParam, signal }) =>
      callPage(lists[kind], { params: { telegramId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<ProjectCard>) => page.next,
    staleTime: 0,
    refetchInterval: limits.applicationsPolling,
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
