import { useLayoutEffect, useRef } from 'react';

const settling = 700;

/**
 * Lets a press through unless the list moved under the finger less than 700 ms ago: the second tap
 * of a double tap is not meant for the card that came to lie there.
 */
export function useIfSteady(keys: readonly string[]) {
  const last = useRef<readonly string[]>([]);
  const movedAt = useRef(-Infinity);
  const order = keys.join();
  useLayoutEffect(() => {
    const now = order ? order.split(',') : [];
    const isMoved = last.current.some((key, index) => key !== now[index]);
    last.current = now;
    if (isMoved) movedAt.current = performance.now();
  }, [order]);
  return (press: () => void) => {
    if (performance.now() - movedAt.current >= settling) press();
  };
}
