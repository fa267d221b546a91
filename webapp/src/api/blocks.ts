import { blockUser, unblockUser } from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

/** Whatever shows people is asked again. */
export function useBlock(telegramId: number) {
  const queries = useQueryClient();
  return async (wish: boolean) => {
    await call(wish ? blockUser : unblockUser, { params: { id: telegramId }, body: {} });
    // Not waited for: what the person is looking at leads on first.
    void queries.invalidateQueries().catch(() => undefined);
  };
}
