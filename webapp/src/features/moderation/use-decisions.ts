import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/texts.ts';
import { showSnackbar } from '#src/ui/notices.ts';
import { decisionCalls } from './decision-calls.ts';
import type { QueueItem } from './queue-item.ts';
import { queueKey } from './queue.ts';

interface Failure {
  text: string;
  reason: string | undefined;
}

/** Approve, reject and claim one submission, each once for a double tap. */
export function useDecisions(item: QueueItem) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  const calls = decisionCalls(item);
  const words = texts.queue[item.kind];
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
    if (item.kind === 'project') void projects.refresh();
  };
  const approve = useMutation({
    mutationFn: calls.approve,
    onSuccess: () => decided(words.approved),
    onError,
    onSettled,
  });
  const reject = useMutation({
    mutationFn: calls.reject,
    onSuccess: () => decided(words.rejected),
    onError,
    onSettled,
  });
  const claim = useMutation({ mutationFn: calls.claim, onError, onSettled });
  const failures: (Failure | false)[] = [
    approve.isError && { text: words.approveFailed, reason: refusalOf(approve.error) },
    reject.isError && { text: words.rejectFailed, reason: refusalOf(reject.error) },
    claim.isError && { text: words.claimFailed, reason: refusalOf(claim.error) },
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
