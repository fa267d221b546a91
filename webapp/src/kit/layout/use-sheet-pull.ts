import { flushSync } from 'react-dom';
import { type PointerEvent, type RefObject, useRef } from 'react';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';

/** Pulled down by this part of its height, a sheet closes. */
const closing = 1 / 3;
const glide = { duration: 180, easing: 'ease-out' } as const;

/** Lets a finger, or the mouse, pull a sheet down by its head: it follows, and closes or goes back. */
export function useSheetPull(sheet: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const from = useRef<number>(undefined);
  const pulledBy = ({ clientY }: PointerEvent) => Math.max(0, clientY - (from.current ?? clientY));

  const place = (y: string) => sheet.current?.style.setProperty('translate', `0 ${y}`);
  const goTo = (y: string, then?: () => void) => {
    const moved = prefersReducedMotion()
      ? undefined
      : sheet.current?.animate?.({ translate: `0 ${y}` }, glide);
    const finish = () => {
      place(y);
      if (!then) return;
      // Gone before the next frame; who asks first keeps it open.
      flushSync(then);
      place('0px');
    };
    if (moved) moved.finished.then(finish, finish);
    else finish();
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (!event.isPrimary || event.button !== 0) return;
      from.current = event.clientY;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) place(`${pulledBy(event)}px`);
    },
    onPointerUp(event: PointerEvent) {
      const isFar = pulledBy(event) > (sheet.current?.offsetHeight ?? 0) * closing;
      if (from.current === undefined) return;
      from.current = undefined;
      if (isFar) goTo('100%', onClose);
      else goTo('0px');
    },
    onPointerCancel() {
      from.current = undefined;
      goTo('0px');
    },
  };
}
