import { useSecondaryButton, type Action } from '#src/telegram/use-bottom-button.ts';
import { Button } from './button.tsx';

/** Telegram's secondary button, or one in the page. */
export function SecondAction({ isCompact, ...action }: Action & { isCompact?: boolean }) {
  const isNative = useSecondaryButton(action);
  if (isNative || action.isShown === false) return null;
  return (
    <Button
      kind="plain"
      isCompact={isCompact}
      onClick={action.onClick}
      isEnabled={action.isEnabled}
    >
      {action.text}
    </Button>
  );
}
