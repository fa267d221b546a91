import { inboxTexts } from '#src/texts/inbox.ts';
import { Button } from '#src/kit/controls/button.tsx';
import styles from './inbox-entry.module.css';
import { type Question, sendAnswer, wordsOf } from './question.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useApplicationCache } from '#src/api/applications.ts';
import { refusalOf } from '#src/api/failure.ts';
import { useProjectCache } from '#src/api/projects.ts';
import { useAction } from '#src/kit/notices/use-action.ts';
import { inboxKey } from './inbox.ts';

/** Accepts or declines in place. */
function useAnswer(question: Question) {
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

interface EntryActionsProps {
  question: Question;
  onAnswer: () => void;
  ifSteady: (press: () => void) => void;
}

/** The answers to an invitation, an application or a request for contact, in place. */
export function EntryActions({ question, onAnswer, ifSteady }: EntryActionsProps) {
  const { answer, isPending, wish, failure } = useAnswer(question);
  const { accept, answerTo } = inboxTexts;
  const { decline } = wordsOf(question);
  const press = (isAccepted: boolean) =>
    ifSteady(() => {
      answer(isAccepted);
      onAnswer();
    });
  return (
    <>
      {failure && (
        <p role="alert" className={styles.error}>
          {failure.text}
          {failure.reason && <span className={styles.reason}>{failure.reason}</span>}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          isCompact
          isEnabled={!isPending}
          isLoading={wish === true}
          label={answerTo(accept, question.name)}
          onClick={() => press(true)}
        >
          {accept}
        </Button>
        <Button
          kind="tinted"
          isCompact
          isEnabled={!isPending}
          isLoading={wish === false}
          label={answerTo(decline, question.name)}
          onClick={() => press(false)}
        >
          {decline}
        </Button>
      </div>
    </>
  );
}
