import { createStore } from 'zustand/vanilla';

interface CarouselPlace {
  /** Which project it showed last, so that the way back leads to it. */
  projectId: string | undefined;
  /** Which one was expanded, in which entry of the history, and how far it was read. */
  panel: { entry: string; projectId: string; scrollTop: number } | undefined;
}

export const carouselPlace = createStore<CarouselPlace>(() => ({
  projectId: undefined,
  panel: undefined,
}));
