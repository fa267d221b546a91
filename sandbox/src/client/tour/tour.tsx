import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { usePhone } from '#src/client/phone/sessions.ts';
import { useChats } from '#src/client/state/chats.ts';
import { useGroup } from '#src/client/state/group.ts';
import { showFailure } from '#src/client/state/notices.ts';
import { useSelection } from '#src/client/state/selection.ts';
import { type Guide, guideTo } from './guide.ts';
import { useSpotlight } from './spotlight.ts';
import type { Progress } from './steps.ts';
import { TourPanel } from './tour-panel.tsx';
import {
  closeTour,
  endTour,
  followTour,
  goToStep,
  inviteGuest,
  skipStep,
  useTour,
  worldNow,
} from './tour-store.ts';

function take({ does }: NonNullable<Guide['offer']>): void {
  if (does === 'invite') inviteGuest().catch(showFailure);
  else goToStep(does.step);
}

/** Puts the panel away; the focus goes to where it can be called back. */
function leave(close: () => void): void {
  flushSync(close);
  document.querySelector<HTMLElement>('[data-testid="start-tour"]')?.focus();
}

function RunningTour({ progress }: { progress: Progress }) {
  useChats();
  useGroup();
  usePhone();
  useSelection();
  const panel = useRef<HTMLElement>(null);
  const guide = guideTo(worldNow(), progress);
  useSpotlight(guide.target);
  useEffect(followTour, []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave(closeTour);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <TourPanel
      progress={progress}
      guide={guide}
      panel={panel}
      onOffer={take}
      onSkip={skipStep}
      onClose={() => leave(closeTour)}
      onEnd={() => leave(endTour)}
    />
  );
}

/** The guided tour, once somebody asked for it. */
export function Tour() {
  const { isOpen, progress } = useTour();
  return isOpen && progress !== null ? <RunningTour progress={progress} /> : null;
}
