import { messageTexts } from '#src/texts/inbox.ts';
import { Button } from '#src/kit/controls/button.tsx';
import styles from './inbox-entry.module.css';
import { type Question, wordsOf } from './question.ts';
import { useAnswer } from './use-answer.ts';

interface EntryActionsProps {
  question: Question;
  onAnswer: () => void;
  ifSteady: (press: () => void) => void;
}

/** The answers to an invitation, an application or a request for contact, in place. */
export function EntryActions({ question, onAnswer, ifSteady }: EntryActionsProps) {
  const { answer, isPending, wish, failure } = useAnswer(question);
  const { accept, answerTo } = messageTexts.messages;
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
