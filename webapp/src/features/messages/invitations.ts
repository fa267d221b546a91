import {
  answerInvitation,
  type Invitation,
  limits,
  listInvitations,
  type ListPage,
} from '@kollab/contract';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call, callPage } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useMe } from '#src/api/me.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useRetry } from '#src/api/use-retry.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showSnackbar } from '#src/ui/notices.ts';

const invitationsKey = ['invitations'] as const;

const invitationsQuery = (telegramId: number) =>
  infiniteQueryOptions({
    queryKey: [...invitationsKey, telegramId],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listInvitations,
        { params: { telegramId }, query: { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ListPage<Invitation>) => page.next,
    staleTime: 0,
    refetchInterval: limits.applicationsPolling,
    refetchIntervalInBackground: false,
  });

/** Invitations that wait for one's answer, each project once, kept fresh while visible. */
export function useInvitations() {
  const { telegramId } = useMe();
  const query = invitationsQuery(telegramId);
  const list = useInfiniteQuery(query);
  const all = list.data?.pages.flatMap(({ items }) => items);
  const invitations = all && [...new Map(all.map((one) => [one.projectId, one])).values()];
  return { ...list, invitations, retry: useRetry(query.queryKey) };
}

/** Accepts or declines an invitation, once for a double tap. */
export function useAnswer({ projectId, projectTitle }: Invitation) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (accept: boolean) => call(answerInvitation, { body: { projectId, accept } }),
    onSuccess({ result }) {
      telegram().haptic('success');
      const { accepted, declined } = texts.messages;
      showSnackbar(result === 'member' ? accepted(projectTitle) : declined);
      void projects.refresh();
    },
    onError: () => telegram().haptic('error'),
    async onSettled() {
      await queries.invalidateQueries({ queryKey: invitationsKey }).catch(() => undefined);
      isBusy.current = false;
    },
  });
  const answer = (accept: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(accept);
  };
  return {
    answer,
    isPending,
    wish: isPending ? variables : undefined,
    failure: error ? { text: texts.messages.answerFailed, reason: refusalOf(error) } : undefined,
  };
}
