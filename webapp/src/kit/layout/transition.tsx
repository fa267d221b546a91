import { type ReactNode, useState, ViewTransition } from 'react';
import { isCalm } from '#src/kit/lib/is-calm.ts';

/** What browsers tell of the device; Safari and Firefox leave some of it out. */
interface Device {
  /** In GB. */
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** A picture of a whole screen is more than such a device shows without a stutter. */
function isWeak() {
  const { hardwareConcurrency, deviceMemory = 8, connection }: Navigator & Device = navigator;
  return hardwareConcurrency <= 2 || deviceMemory <= 2 || connection?.saveData === true;
}

interface TransitionProps {
  /** How it comes and goes, by the names in transitions.css. */
  enter?: 'push' | 'tab';
  exit?: 'leave';
  share?: 'cover';
  /** What it is on both screens. */
  name?: string | undefined;
  children: ReactNode;
}

/** What moves while the screen changes, where the browser can and something may move. */
export function Transition({ enter, exit, share, name, children }: TransitionProps) {
  const [isStill] = useState(() => isCalm() || isWeak());
  if (isStill) return children;
  return (
    <ViewTransition
      default="none"
      name={name}
      enter={enter ?? 'none'}
      exit={exit ?? 'none'}
      share={share ?? 'none'}
    >
      {children}
    </ViewTransition>
  );
}
