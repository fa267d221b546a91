import { appealSanction, listOwnSanctions, type OwnSanction } from '@kollab/contract';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { live } from '#src/api/load.ts';

export const ownSanctionsQuery = (telegramId: number) =>
  queryOptions({
    queryKey: ['own-sanctions', telegramId],
    queryFn: ({ signal }) => call(listOwnSanctions, { params: { telegramId } }, { signal }),
    ...live,
  });

export function useRemovalOf(projectId: string, telegramId: number): OwnSanction | undefined {
  const { data } = useQuery(ownSanctionsQuery(telegramId));
  return data?.find((one) => one.projectId === projectId && one.endedAt === null);
}

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
