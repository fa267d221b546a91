import { useEffect, type RefObject } from 'react';
import { focusAgain } from '#src/kit/lib/focus-page.ts';
import { isCalm } from '#src/kit/lib/is-calm.ts';

const timing = { duration: 200, easing: 'ease-in', fill: 'forwards' } as const;

/** Slides the panel down and out of sight, then says so; at once where nothing shall move. */
export function slideAway(panel: HTMLElement | null, onGone: () => void) {
  if (!panel || isCalm() || typeof panel.animate !== 'function') {
    onGone();
    return;
  }
  const way = panel.animate({ transform: 'translateY(100%)' }, timing);
  way.addEventListener('finish', onGone);
}

/** Open over everything while mounted, with the focus; what had it before has it again. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    if (shown && !shown.open) shown.showModal();
    shown?.focus({ preventScroll: true });
    return () => {
      shown?.close();
      focusAgain(opener);
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
