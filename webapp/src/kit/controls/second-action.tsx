import { useSecondaryButton, type Action } from '#src/telegram/use-bottom-button.ts';
import { Button } from './button.tsx';

interface SecondActionProps extends Action {
  kind?: 'tinted' | 'plain';
  isCompact?: boolean;
}

/** Telegram's secondary button, or one in the page. */
export function SecondAction({ kind = 'plain', isCompact, ...action }: SecondActionProps) {
  const isNative = useSecondaryButton(action);
  if (isNative || action.isShown === false) return null;
  return (
    <Button
      kind={kind}
      isCompact={isCompact}
      onClick={action.onClick}
      isEnabled={action.isEnabled}
      isLoading={action.isLoading}
    >
      {action.text}
    </Button>
  );
}
