import {
  blockUser,
  listBlocked,
  type ReportCategory,
  reportProject,
  reportUser,
  unblockUser,
} from '@kollab/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callPage } from './api.ts';
import { pagesQuery } from './pages.ts';

/** Whom the person blocked, newest first. */
export const blockedQuery = (telegramId: number) => ({
  ...pagesQuery(['blocked', telegramId], (cursor, options) =>
    callPage(listBlocked, { params: { telegramId }, query: { cursor } }, options),
  ),
  staleTime: 0,
});

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

/** What can be reported. */
export type Reported = { telegramId: number } | { projectId: string };

export const report = (
  about: Reported,
  body: { category: ReportCategory; text: string },
): Promise<unknown> =>
  'projectId' in about
    ? call(reportProject, { params: { projectId: about.projectId }, body })
    : call(reportUser, { params: { id: about.telegramId }, body });
