import { blockUser, unblockUser } from '@kollab/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

/** Blocks a person or takes it back; whatever shows people is asked again. */
export function useBlock(telegramId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: boolean) =>
      call(wish ? blockUser : unblockUser, { params: { id: telegramId }, body: {} }),
    // Not waited for: what the person is looking at leads on first, and is not there then.
    onSuccess: () => void queries.invalidateQueries().catch(() => undefined),
  });
}
