import { flushSync } from 'react-dom';
import { firstModerator, newcomer, projectOwner, student } from '#src/people/people.ts';
import { useChats } from '#src/client/state/chats.ts';
import { Button, IconButton } from '#src/client/ui/controls.tsx';
import { words } from './texts.ts';
import { openTour, useTour } from './tour-store.ts';

/** A demo world of one's own has none of them. */
const parts = [newcomer, firstModerator, projectOwner, student];

/** Moves focus to the panel, so that it is read out. */
function begin(): void {
  flushSync(openTour);
  document.querySelector<HTMLElement>('[data-testid="tour"]')?.focus();
}

export function StartTour({ look }: { look: 'icon' | 'button' }) {
  const { isOpen, progress } = useTour();
  const people = useChats((chats) => chats.people);
  const isPossible = parts.every((part) =>
    people.some((one) => one.telegramId === part.telegramId && one.firstName === part.firstName),
  );
  if (isOpen || !isPossible) return null;
  const label = progress === null ? words.show : words.goOn;
  return look === 'icon' ? (
    <IconButton icon="play" label={label} data-testid="start-tour" onClick={begin} />
  ) : (
    <Button look="plain" onClick={begin}>
      {label}
    </Button>
  );
}
