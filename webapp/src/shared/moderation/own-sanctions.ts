import { appealSanction, listOwnSanctions, type OwnSanction } from '@kollab/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { live } from '#src/api/load.ts';

/** What moderators decided against a person or their projects, newest first. */
export const ownSanctionsQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['own-sanctions', telegramId],
    queryFn: ({ signal }) => call(listOwnSanctions, { params: { telegramId } }, { signal }),
    ...live,
  });

/** The latest that holds against a project. */
export function useRemovalOf(projectId: string, telegramId: number): OwnSanction | undefined {
  const { data } = useQuery(ownSanctionsQuery(telegramId));
  return data?.find((one) => one.projectId === projectId && one.endedAt === null);
}

/** Sends an appeal, and tells what came of it. */
export function useSanctionAppeal(telegramId: number) {
  const queries = useQueryClient();
  return {
    send: (sanctionId: string, text: string) =>
      call(appealSanction, { params: { telegramId }, body: { sanctionId, text } }),
    refresh: () =>
      void queries
        .invalidateQueries({ queryKey: ownSanctionsQuery(telegramId).queryKey })
        .catch(() => undefined),
  };
}
