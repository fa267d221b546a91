import type { ProjectCard } from '@kollab/contract';
import { type ReactNode, useState, ViewTransition } from 'react';
import { transition } from '#src/kit/lib/transition.ts';

interface SharedCoverProps {
  projectId: string;
  /** Only one cover of a project on a screen may. */
  isShared?: boolean;
  children: ReactNode;
}

/** A project's cover, which grows from the card that was pressed into the one of its page. */
export function SharedCover({ projectId, isShared = true, children }: SharedCoverProps) {
  return (
    <ViewTransition
      name={isShared ? `cover-${projectId}` : undefined}
      default="none"
      share={transition('cover')}
    >
      {children}
    </ViewTransition>
  );
}

/** What a card's link says to the page it opens, so that this has something to show at once. */
export function useOpening(card: ProjectCard) {
  const [isOpening, setOpening] = useState(false);
  return { isOpening, link: { state: { card }, onClick: () => setOpening(true) } };
}
