import { createStore } from 'zustand/vanilla';

/** Which project the carousel showed last, so that the way back leads to it. */
export const carouselPlace = createStore<{ projectId: string | undefined }>(() => ({
  projectId: undefined,
}));
