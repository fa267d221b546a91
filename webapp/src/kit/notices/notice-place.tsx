import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { noticesOver } from '#src/kit/lib/notice-over.tsx';
import { noticeId } from './covered-top.ts';
import { notices } from './notices.ts';

const gap = 8;

/** The tabs, and the one action of a screen. */
const feet = 'nav:not([data-hidden]), [data-foot]';

/** A notice may be about it, such as a box to tick: it stays in sight. */
const asked = '[data-uncovered]';

const isTyping = () => document.activeElement?.matches('input, textarea') === true;

function clearOfFeet() {
  const tops = Array.from(document.querySelectorAll(feet), (foot) => foot.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > window.innerHeight / 2)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops) + gap;
}

const rowOf = (target: Element) => target.closest('li') ?? target.closest('button, a');

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

function useLeft() {
  const { pathname } = useLocation();
  const [{ here, left }, setPlace] = useState({ here: pathname, left: '' });
  if (here !== pathname) setPlace({ here: pathname, left: here });
  return left;
}

/** Whoever comes back from there looks for what they saved in one of them. */
const rowsTo = (address: string) =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href]'))
    .filter(({ pathname }) => pathname === address)
    .map(rowOf);

/**
 * Above the foot of the screen; at its top while a keyboard may be there, or where it would cover
 * what was just pressed, what it asks for, or what was saved on the screen one comes back from.
 */
export function NoticePlace() {
  const { toast } = useStore(notices);
  const pressed = usePressed();
  const left = useLeft();
  const dialog = useStore(noticesOver).at(-1);
  useLayoutEffect(() => {
    if (toast === undefined) return undefined;
    const shown = document.getElementById(noticeId);
    if (!shown) return undefined;
    shown.dataset.at = 'foot';
    const put = () => {
      if (shown.dataset.at === 'top') return;
      shown.style.setProperty('--foot', `${clearOfFeet()}px`);
      const { top, bottom } = shown.getBoundingClientRect();
      const inSight = [pressed.current, ...rowsTo(left), ...document.querySelectorAll(asked)];
      const isCovered = inSight.some((row) => {
        const place = row?.isConnected && row.getBoundingClientRect();
        return place && place.bottom > top && place.top < bottom;
      });
      const isInSheet = dialog?.matches(':not([data-low])');
      if (isInSheet || isCovered || isTyping()) shown.dataset.at = 'top';
    };
    put();
    // On the way back the browser scrolls to where the screen was left.
    const frame = requestAnimationFrame(put);
    return () => cancelAnimationFrame(frame);
  }, [toast, dialog, left, pressed]);
  return null;
}
