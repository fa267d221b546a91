import {
  getWaiting,
  limits,
  listReports,
  listSubmittedProfiles,
  listSubmittedProjects,
  type ListPage,
  type Waiting,
} from '@kollab/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call, callPage } from '#src/api/api.ts';
import type { QueueItem } from './queue-item.ts';

export const queueKey = ['queue'] as const;

const fresh = {
  staleTime: 0,
  refetchInterval: limits.statusPolling,
  refetchIntervalInBackground: false,
} as const;

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: ListPage<unknown>) => next,
} as const;

export const profilesQuery = infiniteQueryOptions({
  queryKey: [...queueKey, 'profile'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listSubmittedProfiles, { query: { cursor: pageParam } }, { signal }),
  ...pages,
  ...fresh,
});

export const projectsQuery = infiniteQueryOptions({
  queryKey: [...queueKey, 'project'],
  queryFn: ({ pageParam, signal }) =>
    callPage(
      listSubmittedProjects,
      { query: { cursor: pageParam, limit: limits.submittedProjects } },
      { signal },
    ),
  ...pages,
  ...fresh,
});

export const reportsQuery = infiniteQueryOptions({
  queryKey: [...queueKey, 'report'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listReports, { query: { cursor: pageParam } }, { signal }),
  ...pages,
  ...fresh,
});

export const waitingQuery = queryOptions({
  queryKey: [...queueKey, 'waiting'],
  queryFn: ({ signal }) => call(getWaiting, {}, { signal }),
  ...fresh,
});

interface Waits {
  id: string;
}

const idsOf = (item: QueueItem): readonly string[] => {
  if (item.kind === 'report') return item.reports.map(({ id }) => id);
  return [item.kind === 'profile' ? item.profile.id : item.project.id];
};

/** Takes a decided item out of the queue at once; the next answer of the server has the last word. */
export async function takeOut(queries: QueryClient, item: QueueItem) {
  await queries.cancelQueries({ queryKey: queueKey });
  const ids = new Set(idsOf(item));
  queries.setQueryData<InfiniteData<ListPage<Waits>>>(
    [...queueKey, item.kind],
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !ids.has(id)),
        })),
      },
  );
  queries.setQueryData<Waiting>(waitingQuery.queryKey, (waiting) => {
    if (!waiting) return waiting;
    const { count, oldestAt } = waiting[item.kind];
    const left = { count: Math.max(0, count - 1), oldestAt };
    return { ...waiting, [item.kind]: left };
  });
}
