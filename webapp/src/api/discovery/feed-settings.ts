import { type FeedSettings, getFeedSettings, setFeedSettings } from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';

const settingsQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['feed-settings', telegramId],
    queryFn: ({ signal }) => call(getFeedSettings, { params: { telegramId } }, { signal }),
    // Kinds are hidden in the feed itself, too.
    staleTime: 0,
  });

export function useFeedSettings(telegramId: number) {
  const queries = useQueryClient();
  const query = settingsQuery(telegramId);
  return {
    query,
    set: (body: Partial<FeedSettings>) => call(setFeedSettings, { params: { telegramId }, body }),
    keep: async (changes: Partial<FeedSettings>) => {
      await queries.cancelQueries(query);
      queries.setQueryData(query.queryKey, (known) => known && { ...known, ...changes });
      return queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first === 'today' });
    },
  };
}
