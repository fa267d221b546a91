import { texts } from '#src/texts/texts.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './inbox-entry.module.css';
import { type Question, useAnswer } from './use-answer.ts';

interface EntryActionsProps {
  question: Question;
  ifSteady: (press: () => void) => void;
}

/** The answers to an invitation or to a request for contact, in place. */
export function EntryActions({ question, ifSteady }: EntryActionsProps) {
  const { answer, isPending, wish, failure } = useAnswer(question);
  const { accept, decline } = texts.messages;
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
          onClick={() => ifSteady(() => answer(true))}
        >
          {accept}
        </Button>
        <Button
          kind="tinted"
          isCompact
          isEnabled={!isPending}
          isLoading={wish === false}
          onClick={() => ifSteady(() => answer(false))}
        >
          {decline}
        </Button>
      </div>
    </>
  );
}
