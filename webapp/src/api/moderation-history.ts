import { getModerationHistory, limits } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { polled } from './load.ts';

/** How the own profile's moderation stands; while polled, asked every 10 s as long as visible. */
export function useModerationHistory(telegramId: number, isPolled: boolean) {
  return useQuery({
    queryKey: ['moderation-history', telegramId],
    queryFn: ({ signal }) => call(getModerationHistory, { params: { telegramId } }, { signal }),
    enabled: isPolled,
    ...polled(limits.statusPolling),
    structuralSharing: true,
  });
}
