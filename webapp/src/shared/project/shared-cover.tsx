import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Transition } from '#src/kit/layout/transition.tsx';

interface SharedCoverProps {
  projectId: string;
  /** Only one cover of a project on a screen may. */
  isShared?: boolean;
  children: ReactNode;
}

/** A project's cover, which grows from the card that was pressed into the one of its page. */
export function SharedCover({ projectId, isShared = true, children }: SharedCoverProps) {
  return <Transition name={isShared ? `cover-${projectId}` : undefined}>{children}</Transition>;
}

/** What stands over a project's cover, for `Transition`. */
export const nameOfWords = (projectId: string) => `words-${projectId}`;

/** Which card was pressed last, by the entry of the history that it stands in. */
const pressed = createStore<Record<string, string>>(() => ({}));

/** Of a card's link: that it opens, also on the way back, and what it says to the page to show at once. */
export function useOpening(id: string, state?: object) {
  const { key } = useLocation();
  const isOpening = useStore(pressed, (all) => all[key] === id);
  return { isOpening, link: { state, onClick: () => pressed.setState({ [key]: id }) } };
}
