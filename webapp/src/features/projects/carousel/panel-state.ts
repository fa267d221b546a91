import type { ProjectCard } from '@kollab/contract';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { telegram } from '#src/telegram/telegram.ts';
import { carouselPlace } from './carousel-place.ts';
import { type PanelWay, wayOf } from './panel-way.ts';

/** Pulled up by a finger, expanded, or on its way back to the card. */
export type Phase = 'pulled' | 'expanded' | 'leaving';

interface Open {
  project: ProjectCard;
  phase: Phase;
}

/** Lets it go to where it stands in a phase. */
export function glide(way: PanelWay | undefined, phase: Phase, onLeft: () => void) {
  if (phase === 'expanded') way?.glide('place');
  if (phase === 'leaving') way?.glide('foot', onLeft);
}

/** The panel that was left open for another screen, come back to. */
function leftOpen(projects: readonly ProjectCard[], entry: string): Open | undefined {
  const { panel } = carouselPlace.getState();
  const project = projects.find(({ id }) => panel?.entry === entry && id === panel.projectId);
  return project && { project, phase: 'expanded' };
}

/** Which project's panel is over the page, and how it stands (spec §2). */
export function usePanel(
  projects: readonly ProjectCard[],
  onExpanded: (isExpanded: boolean) => void,
) {
  const { key: entry } = useLocation();
  const [open, setOpen] = useState(() => leftOpen(projects, entry));
  const way = useRef<PanelWay>(undefined);
  const lift = useRef(open ? Infinity : 0);
  const isExpanded = open?.phase === 'expanded';
  const projectId = open?.project.id;
  useEffect(() => {
    if (!isExpanded || projectId === undefined) return;
    const { panel } = carouselPlace.getState();
    const isSame = panel?.entry === entry && panel.projectId === projectId;
    if (!isSame) carouselPlace.setState({ panel: { entry, projectId, scrollTop: 0 } });
  }, [isExpanded, projectId, entry]);
  const report = useEffectEvent(onExpanded);
  useEffect(() => {
    if (!isExpanded) return undefined;
    report(true);
    return () => report(false);
  }, [isExpanded]);
  const forget = () => carouselPlace.setState({ panel: undefined });
  const close = () => {
    forget();
    startTransition(() => setOpen(undefined));
  };
  /** It moves at once; what else becomes of it is drawn between frames. */
  const turn = (phase: Phase) => {
    if (phase === 'leaving') forget();
    glide(way.current, phase, close);
    startTransition(() => setOpen((now) => now && { ...now, phase }));
  };
  const expand = useCallback((project: ProjectCard) => {
    lift.current = 0;
    setOpen({ project, phase: 'expanded' });
  }, []);
  return {
    open,
    isExpanded,
    turn,
    /** The way of the panel that is on the page now; a finger moves it there, without a render. */
    way: () => way.current,
    /** Says which element it is, and puts it where the finger is; answers how it is let go. */
    attach(element: HTMLElement) {
      way.current = wayOf(element, () => telegram().haptic('arrival'));
      way.current.follow(lift.current);
      return () => {
        way.current?.leave();
        way.current = undefined;
      };
    },
    close,
    expand,
    pull(project: ProjectCard, by: number) {
      lift.current = by;
      if (way.current) way.current.follow(by);
      else if (!open) startTransition(() => setOpen((now) => now ?? { project, phase: 'pulled' }));
    },
    /** Expands it, also where nothing followed the finger; else it goes back. */
    release(project: ProjectCard | undefined, isExpanding: boolean) {
      if (!isExpanding || !project) turn('leaving');
      else if (way.current) turn('expanded');
      else setOpen({ project, phase: 'expanded' });
    },
  };
}

export type Panel = ReturnType<typeof usePanel>;
