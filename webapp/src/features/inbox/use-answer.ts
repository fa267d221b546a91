import { useQueryClient } from '@tanstack/react-query';
import { useApplicationCache } from '#src/api/applications.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { inboxKey } from './inbox.ts';
import { type Question, sendAnswer, wordsOf } from './question.ts';

/** Accepts or declines in place. */
export function useAnswer(question: Question) {
  const queries = useQueryClient();
  const projects = useProjectCache();
  const applications = useApplicationCache();
  const words = wordsOf(question);
  const { run, isPending, error, wish } = useAction({
    perform: (accept: boolean) => sendAnswer(question, accept),
    done: (isAccepted) => (isAccepted ? words.accepted : words.declined),
    onSuccess() {
      if (question.kind !== 'contact') void projects.refresh();
    },
    async onSettled() {
      if (question.kind === 'application') void applications.refresh();
      await queries.invalidateQueries({ queryKey: inboxKey }).catch(() => undefined);
    },
  });
  const failed = wish ? words.acceptFailed : words.declineFailed;
  return {
    answer: run,
    isPending,
    wish: isPending ? wish : undefined,
    failure: error ? { text: failed, reason: refusalOf(error) } : undefined,
  };
}
