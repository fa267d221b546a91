import type { ReactNode } from 'react';
import { useMainButton, type Action } from '#src/telegram/use-bottom-button.ts';
import { Button } from './button.tsx';
import styles from './main-action.module.css';

interface MainActionProps extends Action {
  /** Also shown above Telegram's own button. */
  note?: ReactNode;
  /** There is nothing to do yet: until one types it stands at the end, over nothing. */
  isResting?: boolean;
  /** Another of the same weight, as `SecondAction`: one bar has both. */
  beside?: ReactNode;
}

/**
 * Telegram's main button, or one at the page's foot. Where Telegram hides its button the page's
 * stays, disabled.
 */
export function MainAction({ note, isResting, beside, ...action }: MainActionProps) {
  const isNative = useMainButton(action);
  if (isNative && !note) return beside;
  const { text, onClick, isShown = true, isLoading } = action;
  const isEnabled = isShown && action.isEnabled !== false;
  return (
    <div className={styles.foot} data-foot data-resting={isResting || undefined}>
      {note}
      <div className={styles.bar}>
        {!isNative && (
          <Button onClick={onClick} isEnabled={isEnabled} isLoading={isLoading}>
            {text}
          </Button>
        )}
        {beside}
      </div>
    </div>
  );
}
