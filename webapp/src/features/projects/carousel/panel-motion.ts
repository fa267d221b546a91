import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusAgain } from '#src/kit/lib/focus-page.ts';

/** Open over everything while mounted, with the focus; what had it before has it again. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    opener.current = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    shown?.focus({ preventScroll: true });
  }, [dialog]);
  useEffect(() => {
    const shown = dialog.current;
    return () => {
      shown?.close();
      focusAgain(opener.current);
    };
  }, [dialog]);
}

/** The page under the panel stays where it is while mounted (spec §2). */
export function useScrollLock() {
  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    return () => {
      style.overflow = overflow;
    };
  }, []);
}

/** Also while iOS bounces it past its top. */
export const isAtTop = (scroller: Element | null) => scroller !== null && scroller.scrollTop <= 0;

/** At its top a scroller leaves a finger that moves down to us, where the browser would take it. */
export function useTopHeld(scroller: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = scroller.current;
    let begunAt: number | undefined;
    const begin = ({ touches }: TouchEvent) => {
      begunAt = isAtTop(element) ? touches[0]?.clientY : undefined;
    };
    const hold = (event: TouchEvent) => {
      const y = event.touches[0]?.clientY;
      if (begunAt === undefined || y === undefined || event.touches.length > 1) return;
      if (y > begunAt && event.cancelable) event.preventDefault();
      else begunAt = undefined;
    };
    element?.addEventListener('touchstart', begin, { passive: true });
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchstart', begin);
      element?.removeEventListener('touchmove', hold);
    };
  }, [scroller]);
}
