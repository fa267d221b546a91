import type { ReactNode } from 'react';
import { moderatorTexts } from '#src/texts/moderators.ts';
import { Button } from '#src/kit/controls/button.tsx';
import styles from './queue-card.module.css';
import type { useActs } from '#src/features/queue/items/use-acts.ts';

interface CardFootProps {
  acts: ReturnType<typeof useActs>;
  isGone: boolean;
  /** By the owner, since it was seen. */
  changed: readonly string[];
  onGoOn: () => void;
  children: ReactNode;
  /** Who decides, where the reader may not: said in place of the buttons. */
  forOthers?: string | false;
}

export function CardFoot(props: CardFootProps) {
  const { acts, isGone, changed, onGoOn, children, forOthers = false } = props;
  const { failure } = acts;
  const { changedMeanwhile, goOn } = moderatorTexts.queue;
  return (
    <>
      {failure && (
        <div role="alert" className={styles.error}>
          <p>{failure.text}</p>
          {failure.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
          {changed.length > 0 && <p>{changedMeanwhile(changed.join(', '))}</p>}
        </div>
      )}
      {forOthers && !isGone ? (
        <p className={styles.forOthers}>{forOthers}</p>
      ) : (
        <fieldset className={styles.actions}>
          {isGone ? (
            <Button kind="tinted" isCompact onClick={onGoOn}>
              {goOn}
            </Button>
          ) : (
            children
          )}
        </fieldset>
      )}
    </>
  );
}
