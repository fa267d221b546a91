import { useLayoutEffect, useRef } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { texts } from '#src/texts/common.ts';
import { showToast } from './notices.ts';

/** Milliseconds in which nobody has seen yet that something else lies under the finger. */
const unseen = 300;
/** Milliseconds between the two taps. */
const doubleTap = 500;

/**
 * Lets a press through unless it was meant for what lay there before the list moved; the person is
 * told. What is pressed on a dialog `isAbove`: it closes, and the next press may have been meant
 * for it.
 */
export function useMisclickGuard(keys: readonly string[]) {
  const last = useRef<readonly string[]>([]);
  const movedAt = useRef(-Infinity);
  const pressedAt = useRef(-Infinity);
  const order = keys.join();
  useLayoutEffect(() => {
    const now = order ? order.split(',') : [];
    const isMoved = last.current.some((key, index) => key !== now[index]);
    last.current = now;
    if (isMoved) movedAt.current = performance.now();
  }, [order]);
  return (press: () => void, isAbove = false) => {
    const now = performance.now();
    const hasMoved = movedAt.current >= pressedAt.current;
    if (now - movedAt.current < unseen || (hasMoved && now - pressedAt.current < doubleTap)) {
      telegram().haptic('error');
      showToast(texts.errors.moved);
      return;
    }
    pressedAt.current = now;
    if (isAbove) movedAt.current = now;
    press();
  };
}
