import { type ListPage, type QueueKind } from '@kollab/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRetry } from '#src/api/load.ts';
import { kindsToLoad, type Lists, queueOf } from './items/queue-item.ts';
import {
  profilesQuery,
  projectsQuery,
  queueKey,
  reportsQuery,
  waitingQuery,
} from './items/queue-lists.ts';

interface Listing<T> {
  data: { pages: ListPage<T>[] } | undefined;
  hasNextPage: boolean;
}

const loaded = <T>({ data, hasNextPage }: Listing<T>) => ({
  items: data?.pages.flatMap(({ items }) => items) ?? [],
  hasMore: hasNextPage,
});

/**
 * The oldest first, kept fresh while visible: undefined until every list came, or some did and the
 * others failed.
 */
export function useQueue(shown: readonly QueueKind[]) {
  const profile = useInfiniteQuery(profilesQuery);
  const project = useInfiniteQuery(projectsQuery);
  const report = useInfiniteQuery(reportsQuery);
  const { data: waiting } = useQuery(waitingQuery);
  const retry = useRetry(queueKey);
  const queries = { profile, project, report };
  const wanted = shown.map((kind) => queries[kind]);
  const lists: Lists = {
    profile: loaded(profile),
    project: loaded(project),
    report: loaded(report),
  };
  const isReady = wanted.every(({ data, error }) => data ?? error);
  const hasSome = wanted.some(({ data }) => data);
  const next = kindsToLoad(lists, shown).map((kind) => queries[kind]);
  const isFetching = wanted.some((query) => query.isFetching);
  const error = wanted.find((query) => !query.data && query.error)?.error ?? null;
  return {
    items: isReady && hasSome ? queueOf(lists, shown) : undefined,
    error,
    isFetching,
    pages: Math.max(...wanted.map(({ data }) => data?.pages.length ?? 0)),
    retry,
    waiting,
    lists,
    more: {
      hasMore: next.length > 0,
      isLoading: next.some(({ isFetchingNextPage }) => isFetchingNextPage),
      hasFailed: next.some(({ isFetchNextPageError }) => isFetchNextPageError),
      onMore: () => {
        for (const { fetchNextPage } of next) void fetchNextPage().catch(() => undefined);
      },
    },
  };
}
