import { useEffect, useState } from 'react';
import { isWeak } from '#src/kit/lib/is-weak.ts';
import { isBackShown } from './screen-history.ts';

/** Where the screen that was shown last stands among the entries of ours. */
let shown: number | undefined;

/** The router counts the entries of ours. */
const place = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * How a screen comes by its style sheet alone, where `Transition` does not move it: back on browsers that
 * show it at once, and on weak devices. The first one, and one in another's place, just stand there.
 */
export function useArrival() {
  const [arrival] = useState(() => {
    if (shown === undefined || shown === place()) return undefined;
    if (place() < shown) return isBackShown() ? undefined : 'back';
    return isWeak() ? 'ahead' : undefined;
  });
  useEffect(() => {
    shown = place();
  });
  return arrival;
}
