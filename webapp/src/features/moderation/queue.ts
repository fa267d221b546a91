import {
  approveProfile,
  limits,
  listSubmittedProfiles,
  rejectProfile,
  setInReview,
  type SubmittedProfile,
} from '@kollab/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '#src/api/api.ts';
import { refusalOf } from '#src/api/failure.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showSnackbar } from '#src/ui/notices.ts';

const queueKey = ['profiles-for-moderation'] as const;

/** Submitted profiles, oldest first, kept fresh while visible. */
export function useQueue() {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: queueKey,
    queryFn: ({ signal }) =>
      call(listSubmittedProfiles, { query: { limit: limits.page } }, { signal }),
    staleTime: 0,
    refetchInterval: limits.statusPolling,
    refetchIntervalInBackground: false,
  });
  const retry = () => {
    void queries
      .cancelQueries({ queryKey: queueKey })
      .then(() => queries.refetchQueries({ queryKey: queueKey }))
      .catch(() => undefined);
  };
  return { profiles: query.data, error: query.error, retry };
}

interface Failure {
  text: string;
  reason: string | undefined;
}

/** Approve, reject and claim one submission, always the version that is on the screen. */
export function useDecisions({ telegramId, version }: SubmittedProfile) {
  const queries = useQueryClient();
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const onSettled = async () => {
    await queries.invalidateQueries({ queryKey: queueKey }).catch(() => undefined);
    isBusy.current = false;
  };
  const once = (decide: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    decide();
  };
  const onError = () => telegram().haptic('error');
  const decided = (message: string) => {
    telegram().haptic('success');
    showSnackbar(message);
  };
  const params = { telegramId };
  const approve = useMutation({
    mutationFn: () => call(approveProfile, { params, body: { version } }),
    onSuccess: () => decided(texts.queue.approved),
    onError,
    onSettled,
  });
  const reject = useMutation({
    mutationFn: (comment: string) => call(rejectProfile, { params, body: { comment, version } }),
    onSuccess: () => decided(texts.queue.rejected),
    onError,
    onSettled,
  });
  const claim = useMutation({
    mutationFn: () => call(setInReview, { params: { id: telegramId }, body: { version } }),
    onError,
    onSettled,
  });
  const failures: (Failure | false)[] = [
    approve.isError && { text: texts.queue.approveFailed, reason: refusalOf(approve.error) },
    reject.isError && { text: texts.queue.rejectFailed, reason: refusalOf(reject.error) },
    claim.isError && { text: texts.queue.claimFailed, reason: refusalOf(claim.error) },
  ];
  return {
    approve: { isPending: approve.isPending, decide: () => once(() => approve.mutate()) },
    reject: {
      isPending: reject.isPending,
      decide: (comment: string) => once(() => reject.mutate(comment)),
    },
    claim: { isPending: claim.isPending, decide: () => once(() => claim.mutate()) },
    failures: failures.filter((failure) => failure !== false),
  };
}
