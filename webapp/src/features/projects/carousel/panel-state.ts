import type { ProjectCard } from '@kollab/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type PanelWay, wayOf } from './panel-way.ts';

/** Pulled up by a finger, expanded, or on its way back to the card. */
export type Phase = 'pulled' | 'expanded' | 'leaving';

/** Which project's panel is over the page, and how it stands (spec §2). */
export function usePanel(onExpanded: (isExpanded: boolean) => void) {
  const [open, setOpen] = useState<{ project: ProjectCard; phase: Phase }>();
  const way = useRef<PanelWay>(undefined);
  const lift = useRef(0);
  const isExpanded = open?.phase === 'expanded';
  const report = useEffectEvent(onExpanded);
  useEffect(() => {
    if (!isExpanded) return undefined;
    report(true);
    return () => report(false);
  }, [isExpanded]);
  const turn = (phase: Phase) => setOpen((now) => now && { ...now, phase });
  return {
    open,
    isExpanded,
    turn,
    /** The way of the panel that is on the page now; a finger moves it there, without a render. */
    way: () => way.current,
    /** Says which element it is, and puts it where the finger is; answers how it is let go. */
    attach(element: HTMLElement) {
      way.current = wayOf(element);
      way.current.follow(lift.current);
      return () => {
        way.current?.follow(0);
        way.current = undefined;
      };
    },
    close: () => setOpen(undefined),
    expand(project: ProjectCard) {
      lift.current = 0;
      setOpen({ project, phase: 'expanded' });
    },
    pull(project: ProjectCard, by: number) {
      lift.current = by;
      if (way.current) way.current.follow(by);
      else if (!open) setOpen({ project, phase: 'pulled' });
    },
    /** Expands it, also where nothing followed the finger; else it goes back. */
    release(project: ProjectCard | undefined, isExpanding: boolean) {
      if (isExpanding && project) setOpen({ project, phase: 'expanded' });
      else turn('leaving');
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
