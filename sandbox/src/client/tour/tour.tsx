import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from '#src/client/phone/sessions.ts';
import { useChats } from '#src/client/state/chats.ts';
import { useGroups } from '#src/client/state/groups.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSelection } from '#src/client/state/selection.ts';
import { type Guide, guideTo } from './guide.ts';
import { useSpotlight } from './spotlight.ts';
import type { Progress } from './steps.ts';
import { TourPanel } from './tour-panel.tsx';
import {
  closeTour,
  endTour,
  finishStep,
  followTour,
  goToStep,
  inviteGuest,
  skipStep,
  useTour,
  worldNow,
} from './tour-store.ts';

function take({ does }: NonNullable<Guide['offer']>): void {
  if (does === 'invite') inviteGuest().catch(showFailure);
  else if (does === 'finish') finishStep();
  else goToStep(does.step);
}

/** Focus that was in the panel moves to the button that brings it back. */
function leave(close: () => void): void {
  flushSync(close);
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('[data-testid="start-tour"]')?.focus();
}

/** Where Esc has another meaning, or has been handled already. */
const isForElse = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  event.isComposing ||
  document.querySelector('dialog:modal') !== null ||
  (event.target instanceof Element &&
    event.target.closest('dialog, [data-testid="inline-results"]') !== null);

function useEscape(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isForElse(event)) leave(closeTour);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function RunningTour({ progress }: { progress: Progress }) {
  useChats();
  useGroups();
  usePhone();
  useSelection();
  const guide = guideTo(worldNow(), progress);
  useSpotlight(guide.target);
  useEffect(followTour, []);
  useEscape();
  return (
    <TourPanel
      progress={progress}
      guide={guide}
      onOffer={take}
      onSkip={skipStep}
      onClose={() => leave(closeTour)}
      onEnd={() => leave(endTour)}
    />
  );
}

export function Tour() {
  const { isOpen, progress } = useTour();
  return isOpen && progress !== null ? <RunningTour progress={progress} /> : null;
}
