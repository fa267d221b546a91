import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApplicationCache } from '#src/api/applications.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { telegram } from '#src/telegram/telegram.ts';
import { showSnackbar } from '#src/kit/notices/notices.ts';
import { inboxKey } from './inbox.ts';
import { type Question, sendAnswer, wordsOf } from './question.ts';

/** Accepts or declines in place, once for a double tap. */
export function useAnswer(question: Question) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  const applications = useApplicationCache();
  const words = wordsOf(question);
  // A state would be too late for the second tap of a double tap.
  const isBusy = useRef(false);
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (accept: boolean) => sendAnswer(question, accept),
    onSuccess(isAccepted) {
      telegram().haptic('success');
      showSnackbar(isAccepted ? words.accepted : words.declined);
      if (question.kind !== 'contact') void projects.refresh();
    },
    onError: () => telegram().haptic('error'),
    async onSettled() {
      if (question.kind === 'application') void applications.refresh();
      await queries.invalidateQueries({ queryKey: inboxKey }).catch(() => undefined);
      isBusy.current = false;
    },
  });
  const answer = (accept: boolean) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(accept);
  };
  const failed = variables ? words.acceptFailed : words.declineFailed;
  return {
    answer,
    isPending,
    wish: isPending ? variables : undefined,
    failure: error ? { text: failed, reason: refusalOf(error) } : undefined,
  };
}
