import { useEffect, useState } from 'react';
import { isWeak } from '#src/kit/lib/is-weak.ts';

/** Where the screen that was shown last stands among the entries of ours. */
let shown: number | undefined;

/** The router counts the entries of ours. */
const place = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * How a screen comes by its style sheet alone: back to one that was left, which browsers show at once, and
 * ahead where `Transition` moves nothing. The first one, and one in another's place, just stand there.
 */
export function useArrival() {
  const [arrival] = useState(() => {
    if (shown === undefined || shown === place()) return undefined;
    if (place() < shown) return 'back';
    return isWeak() ? 'ahead' : undefined;
  });
  useEffect(() => {
    shown = place();
  });
  return arrival;
}
