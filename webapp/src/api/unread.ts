import { getUnread } from '@kollab/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { live, polled } from './load.ts';

const unreadKey = ['unread'] as const;

interface Asking {
  isEnabled?: boolean;
  /** Every 15 s while visible, else only when something may have changed. */
  isPolled?: boolean;
}

export function useUnread(
  telegramId: number | undefined,
  { isEnabled = true, isPolled = true }: Asking = {},
) {
  const { data } = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) =>
      call(getUnread, { params: { telegramId: telegramId ?? 0 } }, { signal }),
    enabled: isEnabled && telegramId !== undefined,
    ...(isPolled ? polled() : live),
  });
  return data?.count;
}

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
