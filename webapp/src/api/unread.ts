import { getUnread } from '@kollab/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { polled } from './load.ts';

const unreadKey = ['unread'] as const;

/** How many entries of the inbox are unread, asked every 15 s while visible. */
export function useUnread(telegramId: number | undefined): number {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) =>
      call(getUnread, { params: { telegramId: telegramId ?? 0 } }, { signal }),
    enabled: telegramId !== undefined,
    ...polled(),
  });
  return data?.count ?? 0;
}

/** Tells what the server says is left unread. */
export function useUnreadCache() {
  const queries = useQueryClient();
  return {
    async set(left: { count: number }) {
      // An older answer under way would bring the old number back.
      await queries.cancelQueries({ queryKey: unreadKey });
      queries.setQueryData(unreadKey, left);
    },
  };
}
