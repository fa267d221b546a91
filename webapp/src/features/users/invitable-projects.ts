import { isApproved, listProjectsOf, type ProjectCard } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { painted } from '#src/api/load.ts';
import { telegram } from '#src/telegram/telegram.ts';

const isOpen = ({ status, isArchived, isDeleted }: ProjectCard) =>
  isApproved(status) && !isArchived && !isDeleted;

export function useInvitable(isWanted: boolean) {
  const telegramId = telegram().user?.telegramId;
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['projects', 'invitable', telegramId],
    async queryFn({ signal }) {
      await painted(signal);
      return call(listProjectsOf, { params: { telegramId: telegramId ?? 0 } }, { signal });
    },
    enabled: isWanted && telegramId !== undefined,
    staleTime: 60_000,
  });
  const projects = data?.filter(isOpen) ?? [];
  const retry = () => void refetch().catch(() => undefined);
  return { projects: isLoading ? undefined : projects, error, retry };
}
