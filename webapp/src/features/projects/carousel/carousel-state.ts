import type { ProjectCard } from '@kollab/contract';
import { useState } from 'react';
import { useStore } from 'zustand';
import { telegram } from '#src/telegram/telegram.ts';
import { carouselPlace, shownProject } from './carousel-place.ts';

const within = (index: number, count: number) => ((index % count) + count) % count;

/** The places before, at and after the shown one; a lone project has no neighbours. */
const aroundOf = (count: number) => (count > 1 ? [-1, 0, 1] : [0]);

/**
 * Which project is shown, and its neighbours: past the last comes the first again. Every step is a
 * new place on an endless track, so that going round moves on in the same direction.
 */
export function useCarouselState(projects: readonly ProjectCard[]) {
  const projectId = useStore(carouselPlace, shownProject);
  const [place, setPlace] = useState(0);
  const count = projects.length;
  const index = Math.max(
    0,
    projects.findIndex(({ id }) => id === projectId),
  );
  const cards = aroundOf(count).flatMap((offset) => {
    const project = projects[within(index + offset, count)];
    return project ? [{ place: place + offset, offset, project }] : [];
  });
  const go = (step: number) => {
    const next = projects[within(index + step, count)];
    if (!next || count < 2 || step === 0) return;
    telegram().haptic('selection');
    carouselPlace.setState({ projectId: next.id });
    setPlace(place + step);
  };
  return { index, place, cards, go };
}
