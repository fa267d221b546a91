import type { ListPage } from '@kollab/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { useRetry } from './load.ts';

export type Pages<Item> = InfiniteData<ListPage<Item>>;

export const pagesQuery = <Item>(
  queryKey: QueryKey,
  ask: (cursor: string | undefined, options: { signal: AbortSignal }) => Promise<ListPage<Item>>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask(pageParam, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<Item>) => page.next,
  });

/** A list may move while it is read: the later reading counts. */
export const uniqueBy =
  <Item>(keyOf: (item: Item) => unknown) =>
  (items: readonly Item[]): Item[] => [
    ...new Map(items.map((item) => [keyOf(item), item])).values(),
  ];

export const uniquePeople = <Person extends { telegramId: number }>(people: readonly Person[]) =>
  uniqueBy((person: Person) => person.telegramId)(people);

export function usePages<Item>(
  query: UseInfiniteQueryOptions<ListPage<Item>, Error, Pages<Item>, QueryKey, string | undefined>,
  unique: (items: readonly Item[]) => Item[],
) {
  const list = useInfiniteQuery(query);
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage } = list;
  return {
    items: data && unique(data.pages.flatMap(({ items }) => items)),
    error,
    isPlaceholderData,
    retry: useRetry(query.queryKey),
    more: {
      hasMore: hasNextPage && !isPlaceholderData,
      isLoading: list.isFetchingNextPage,
      hasFailed: list.isFetchNextPageError,
      onMore: () => void fetchNextPage().catch(() => undefined),
    },
  };
}
