import { listProjectsOf, listTeamProjects, searchUsers } from '@kollab/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api.ts';
import { polled } from './load.ts';
import { pagesQuery } from './pages.ts';

const lists = { own: listProjectsOf, team: listTeamProjects } as const;

/**
 * One's own projects as their owner sees them, or others' whose team one is in: page by page, the
 * newest first, asked again while they are looked at.
 */
export const ownProjectsQuery = (telegramId: number, kind: keyof typeof lists = 'own') => ({
  ...pagesQuery(['projects', kind, telegramId], (cursor, options) =>
    callPage(lists[kind], { params: { telegramId }, query: { cursor } }, options),
  ),
  ...polled(),
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
