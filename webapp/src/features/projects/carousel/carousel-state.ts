import type { ProjectCard } from '@kollab/contract';
import { startTransition, useRef, useState } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { carouselPlace } from './carousel-place.ts';

const within = (index: number, count: number) => ((index % count) + count) % count;

/** The places before, at and after the shown one; a lone project has no neighbours. */
const aroundOf = (count: number) => (count > 1 ? [-1, 0, 1] : [0]);

const indexOf = (projects: readonly ProjectCard[], projectId: string | undefined) =>
  Math.max(
    0,
    projects.findIndex(({ id }) => id === projectId),
  );

/**
 * Which project is shown, and its neighbours: past the last comes the first again. Every step is a
 * new place on an endless track, so that going round moves on in the same direction.
 */
export function useCarouselState(projects: readonly ProjectCard[]) {
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => ({
    projectId: carouselPlace.getState().projectId,
    place: 0,
  }));
  const goal = useRef(shown);
  const { place } = shown;
  const count = projects.length;
  const index = indexOf(projects, shown.projectId);
  const cards = aroundOf(count).flatMap((offset) => {
    const project = projects[within(index + offset, count)];
    return project ? [{ place: place + offset, offset, project }] : [];
  });
  /** The track goes on at once; which card is shown now, and the one after it, is drawn between frames. */
  const go = (step: number) => {
    const { projectId, place: from } = goal.current;
    const next = projects[within(indexOf(projects, projectId) + step, count)];
    if (!next || count < 2 || step === 0) return;
    telegram().haptic('selection');
    carouselPlace.setState({ projectId: next.id });
    const to = { projectId: next.id, place: from + step };
    goal.current = to;
    track.current?.style.setProperty('--place', String(to.place));
    startTransition(() => setShown(to));
  };
  /** Whether the shown card is the one that the track went to last. */
  const isThere = () => goal.current.place === place;
  /** Draws it before anything else: a finger is on it already. */
  const arrive = () => setShown(goal.current);
  return { track, index, place, cards, go, isThere, arrive };
}
