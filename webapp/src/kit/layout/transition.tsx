import { type ReactNode, useState, ViewTransition } from 'react';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';
import { isWeak } from '#src/kit/lib/is-weak.ts';

interface TransitionProps {
  /** How a screen comes, and that it goes: one slides over another, tabs fade (transitions.css). */
  enter?: 'push' | 'tab';
  /** What it is on both screens. */
  name?: string | undefined;
  /** How it becomes that. */
  share?: 'cover' | 'words';
  children: ReactNode;
}

/** What moves while the screen changes, where the browser can and something may move. */
export function Transition({ enter, name, share = 'cover', children }: TransitionProps) {
  const [isStill] = useState(() => prefersReducedMotion() || isWeak());
  if (isStill) return children;
  return (
    <ViewTransition
      default="none"
      name={name}
      enter={enter ? { back: 'back', default: enter } : 'none'}
      exit={enter ? { back: 'leave-back', tab: 'leave-tab', default: 'leave' } : 'none'}
      share={name === undefined ? 'none' : share}
    >
      {children}
    </ViewTransition>
  );
}
