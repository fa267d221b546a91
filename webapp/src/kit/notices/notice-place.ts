import { useEffect, useLayoutEffect, useRef } from 'react';
import { noticePlace } from './covered-top.ts';

const gap = 8;

/** What stands at the foot of the screen: the tabs, and the one action of a screen. */
const feet = 'nav:not([data-hidden]), [data-foot]';

const isTyping = () => document.activeElement?.matches('input, textarea') === true;

/** How far above the screen's lower edge a notice stands clear of what is there. */
function clearOfFeet() {
  const tops = Array.from(document.querySelectorAll(feet), (foot) => foot.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > window.innerHeight / 2)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops) + gap;
}

const rowOf = (target: Element) => target.closest('li') ?? target.closest('button, a');

/** What was pressed last. */
function usePressed() {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      pressed.current = target instanceof Element ? rowOf(target) : null;
    };
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, []);
  return pressed;
}

/**
 * Puts what is said in passing above the foot of the screen; at its top while a keyboard may be there,
 * or where it would cover what was just pressed.
 */
export function useNoticePlace(said: string | undefined) {
  const pressed = usePressed();
  useLayoutEffect(() => {
    const shown = document.getElementById(noticePlace);
    if (!shown || said === undefined) return;
    shown.dataset.at = 'foot';
    shown.style.setProperty('--foot', `${clearOfFeet()}px`);
    const { top, bottom } = shown.getBoundingClientRect();
    const row = pressed.current?.isConnected ? pressed.current.getBoundingClientRect() : undefined;
    const isCovered = row !== undefined && row.bottom > top && row.top < bottom;
    if (isCovered || isTyping()) shown.dataset.at = 'top';
  }, [said, pressed]);
}
