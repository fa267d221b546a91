import {
  type FeedKind,
  type FeedRow,
  getFeedSettings,
  listFeed,
  setFeedSettings,
} from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call, callPage } from '#src/api/api.ts';
import { once, pagesQuery } from '#src/api/pages.ts';

const feedKey = ['feed'] as const;

/** News of whom and what one follows, page by page. */
export const feedQuery = pagesQuery(feedKey, (cursor, options) =>
  callPage(listFeed, { query: { cursor } }, options),
);

export const onceRow = once(({ projectId, at }: FeedRow) => `${projectId} ${at}`);

/** What one does about the feed itself; it is asked for anew, then. */
export function useFeedSettings(telegramId: number) {
  const queries = useQueryClient();
  const params = { telegramId };
  return {
    hide: async (kind: FeedKind) => {
      const { hiddenKinds } = await call(getFeedSettings, { params });
      await call(setFeedSettings, { params, body: { hiddenKinds: [...hiddenKinds, kind] } });
    },
    refresh: () => queries.invalidateQueries({ queryKey: feedKey }),
  };
}
