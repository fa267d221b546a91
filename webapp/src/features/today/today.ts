import {
  type FeedRow,
  getToday,
  type InboxItem,
  type JoinedTeam,
  listFeed,
  listInbox,
  type Today,
} from '@kollab/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, callPage } from '#src/api/api.ts';
import { polled, useRetry } from '#src/api/load.ts';
import { uniqueBy, pagesQuery, usePages } from '#src/api/pages.ts';
import { useMe } from '#src/api/me.ts';

const todayKey = ['today'] as const;

const todayQuery = (telegramId: number) =>
  queryOptions({
    queryKey: [...todayKey, telegramId],
    async queryFn({ signal }): Promise<Today> {
      // While a release goes out, a server may answer that does not tell of teams yet.
      const today: Omit<Today, 'joined'> & Partial<Today> = await call(getToday, {}, { signal });
      return { ...today, joined: today.joined ?? [] };
    },
    ...polled(),
  });

export function useToday() {
  const query = todayQuery(useMe().telegramId);
  const { data, error, isFetchedAfterMount } = useQuery(query);
  return { data, error, isFetchedAfterMount, retry: useRetry(query.queryKey) };
}

export function useTodayCache() {
  const queries = useQueryClient();
  return {
    refresh: () => queries.invalidateQueries({ queryKey: todayKey }).catch(() => undefined),
  };
}

const uniqueItems = uniqueBy(({ id }: InboxItem) => id);
const uniqueRows = uniqueBy(({ projectId, at }: FeedRow) => `${projectId} ${at}`);

export function useOlder({ inboxNext, feedNext }: Today['news']) {
  const { telegramId } = useMe();
  const [from, setFrom] = useState<{ inbox: string | null; feed: string | null }>();
  const inbox = usePages(
    {
      ...pagesQuery(['older', 'inbox', from?.inbox], (cursor, options) =>
        callPage(
          listInbox,
          { params: { telegramId }, query: { cursor: cursor ?? from?.inbox ?? undefined } },
          options,
        ),
      ),
      enabled: typeof from?.inbox === 'string',
    },
    uniqueItems,
  );
  const feed = usePages(
    {
      ...pagesQuery(['older', 'feed', from?.feed], (cursor, options) =>
        callPage(listFeed, { query: { cursor: cursor ?? from?.feed ?? undefined } }, options),
      ),
      enabled: typeof from?.feed === 'string',
    },
    uniqueRows,
  );
  const lists = [inbox, feed];
  const isBegun = from !== undefined;
  return {
    begin: () => setFrom({ inbox: inboxNext, feed: feedNext }),
    isBegun,
    inbox: { items: inbox.items ?? [], hasMore: isBegun ? inbox.more.hasMore : inboxNext !== null },
    feed: { items: feed.items ?? [], hasMore: isBegun ? feed.more.hasMore : feedNext !== null },
    more: {
      hasMore: lists.some(({ more }) => more.hasMore),
      isLoading: lists.some(({ more }) => more.isLoading),
      hasFailed: lists.some(({ more, error }) => more.hasFailed || error !== null),
      onMore() {
        for (const { more, error, retry } of lists) {
          if (error) retry();
          else if (more.hasMore) more.onMore();
        }
      },
    },
  };
}

/** By the reader's clock. */
export const joinedOn = (today: Date, joined: readonly JoinedTeam[]) =>
  joined.filter(({ at }) => new Date(at).toDateString() === today.toDateString());

/** Entries that only say that the reader is in these teams. */
export function tellingOf(joined: readonly JoinedTeam[], inbox: readonly InboxItem[]): string[] {
  const ids = new Set(joined.map(({ projectId }) => projectId));
  return inbox.flatMap(({ id, event }) => {
    if (event.kind === 'applicationAccepted') return ids.has(event.projectId) ? [id] : [];
    if (event.kind !== 'invitationCard' || event.card.state !== 'member') return [];
    return ids.has(event.card.projectId) ? [id] : [];
  });
}
