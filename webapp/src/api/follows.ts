import { follow, getStats, type FollowCard, type Stats, unfollow } from '@kollab/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { telegram } from '#src/telegram/telegram.ts';
import { call } from './api.ts';
import { painted } from './load.ts';
import type { Pages } from './pages.ts';

const statsKey = (telegramId: number | undefined) => ['stats', telegramId] as const;
const listsKey = ['follow-lists'] as const;

export const followListKey = (kind: string, telegramId: number) =>
  [...listsKey, kind, telegramId] as const;

export const useStats = (telegramId: number | undefined) =>
  useQuery({
    queryKey: statsKey(telegramId),
    async queryFn({ signal }) {
      await painted(signal);
      return call(getStats, { params: { id: telegramId ?? 0 } }, { signal });
    },
    enabled: telegramId !== undefined,
  });

function withFollower(stats: Stats, isSubscribed: boolean): Stats {
  const step = Number(isSubscribed) - Number(stats.isSubscribed);
  return { ...stats, isSubscribed, followers: stats.followers + step };
}

function mark(queries: QueryClient, telegramId: number, isSubscribed: boolean) {
  queries.setQueryData<Stats>(
    statsKey(telegramId),
    (stats) => stats && withFollower(stats, isSubscribed),
  );
  const marked = (person: FollowCard) =>
    person.telegramId === telegramId ? { ...person, isSubscribed } : person;
  queries.setQueriesData<Pages<FollowCard>>(
    { queryKey: listsKey },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(marked) })),
      },
  );
}

export function useFollow(telegramId: number) {
  const queries = useQueryClient();
  const me = telegram().user?.telegramId ?? 0;
  return {
    async perform(wish: boolean) {
      const body = { followerTelegramId: me, followeeTelegramId: telegramId };
      queries.setQueryData(statsKey(telegramId), await call(wish ? follow : unfollow, { body }));
    },
    optimistic: {
      async show(wish: boolean) {
        await queries.cancelQueries({ queryKey: statsKey(telegramId) });
        await queries.cancelQueries({ queryKey: listsKey });
        mark(queries, telegramId, wish);
      },
      takeBack: (wish: boolean) => mark(queries, telegramId, !wish),
    },
    // A list keeps whom one has just unfollowed until it is opened again.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' }),
        queries.invalidateQueries({ queryKey: statsKey(me) }),
      ]),
  };
}
