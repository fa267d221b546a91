import { isApproved, listProjectsOf, type ProjectCard } from '@kollab/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';
import { telegram } from '#src/telegram/telegram.ts';

const isOpen = ({ status, isArchived, isDeleted }: ProjectCard) =>
  isApproved(status) && !isArchived && !isDeleted;

/** The viewer's own projects that others may be invited to. */
export function useInvitable(): ProjectCard[] {
  const telegramId = telegram().user?.telegramId;
  const { data = [] } = useQuery({
    queryKey: ['projects', 'invitable', telegramId],
    queryFn: ({ signal }) =>
      call(listProjectsOf, { params: { telegramId: telegramId ?? 0 } }, { signal }),
    enabled: telegramId !== undefined,
    staleTime: 60_000,
  });
  return data.filter(isOpen);
}
