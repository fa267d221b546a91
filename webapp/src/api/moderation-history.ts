import { getModerationHistory, limits } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';
import { polled } from './load.ts';

export function useModerationHistory(telegramId: number, isPolled: boolean) {
  return useQuery({
    queryKey: ['moderation-history', telegramId],
    queryFn: ({ signal }) => call(getModerationHistory, { params: { telegramId } }, { signal }),
    enabled: isPolled,
    ...polled(limits.statusPolling),
    structuralSharing: true,
  });
}
