import type { ProjectCard } from '@kollab/contract';
import { type ReactNode, useState } from 'react';
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

/** What a card's link says to the page it opens, so that this has something to show at once. */
export function useOpening(card: ProjectCard) {
  const [isOpening, setOpening] = useState(false);
  return { isOpening, link: { state: { card }, onClick: () => setOpening(true) } };
}
