import { getTypicalTime } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

export const useTypicalTime = (isWanted: boolean) =>
  useQuery({
    queryKey: ['moderation-typical-time'],
    queryFn: ({ signal }) => call(getTypicalTime, {}, { signal }),
    enabled: isWanted,
    staleTime: 10 * 60_000,
  }).data;
