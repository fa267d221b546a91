import { limits } from '@kollab/contract';

/** In pixels; down and right are positive. */
export interface Distance {
  dx: number;
  dy: number;
}

export type Axis = 'horizontal' | 'vertical';

/** In pixels: up to here a press may tremble and still is a tap. */
const tapRadius = 10;

/** Undefined while it may still be a tap. */
export function axisOf({ dx, dy }: Distance): Axis | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < tapRadius) return undefined;
  return Math.abs(dx) > Math.abs(dy) ? 'horizontal' : 'vertical';
}

/** Spec §9. */
export function swipedCards(dx: number): -1 | 0 | 1 {
  if (Math.abs(dx) <= limits.carouselSwipe) return 0;
  return dx < 0 ? 1 : -1;
}

/**
 * The panel follows the finger all the while (spec §4): under 30 px nothing; up beyond 50 expands
 * it, down beyond 100 collapses it; between, it springs back.
 */
export function panelSwipe(
  isExpanded: boolean,
  dy: number,
): 'ignored' | 'back' | 'expand' | 'collapse' {
  if (Math.abs(dy) < limits.panelSwipeIgnored) return 'ignored';
  if (!isExpanded && -dy > limits.panelSwipeUp) return 'expand';
  if (isExpanded && dy > limits.panelSwipeDown) return 'collapse';
  return 'back';
}
