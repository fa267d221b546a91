import { type InboxItem, limits, listInbox, type ListPage } from '@kollab/contract';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';
import { useMe } from '#src/api/me.ts';
import { useRetry } from '#src/api/use-retry.ts';

export const inboxKey = ['inbox'] as const;

const inboxQuery = (telegramId: number) =>
  infiniteQueryOptions({
    queryKey: [...inboxKey, telegramId],
    queryFn: ({ pageParam, signal }) =>
      callPage(listInbox, { params: { telegramId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<InboxItem>) => page.next,
    staleTime: 0,
    refetchInterval: limits.applicationsPolling,
    refetchIntervalInBackground: false,
  });

/** The inbox, each entry once, kept fresh while visible. */
export function useInbox() {
  const { telegramId } = useMe();
  const query = inboxQuery(telegramId);
  const list = useInfiniteQuery(query);
  const all = list.data?.pages.flatMap(({ items }) => items);
  const items = all && [...new Map(all.map((one) => [one.id, one])).values()];
  return { ...list, items, retry: useRetry(query.queryKey) };
}
