import { limits } from '@kollab/contract';
import { createStore } from 'zustand/vanilla';

export const tabbarCover = createStore<{ isCovered: boolean }>(() => ({ isCovered: false }));

/** Spec §2. */
export const coverTabbar = (isCovered: boolean) => tabbarCover.setState({ isCovered });

export interface Scroll {
  y: number;
  turnedAt: number;
  isHidden: boolean;
}

export const startAt = (y: number): Scroll => ({ y, turnedAt: y, isHidden: false });

/** The bar gives way after more than 50 px downwards and is back with any scroll upwards. */
export function scrolledTo(y: number, before: Scroll): Scroll {
  if (y < before.y) return startAt(y);
  return {
    y,
    turnedAt: before.turnedAt,
    isHidden: before.isHidden || y - before.turnedAt > limits.bottomBarScroll,
  };
}
