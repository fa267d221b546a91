import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusPage } from '#src/kit/lib/focus-page.ts';
import { prefersReducedMotion } from '#src/kit/lib/prefers-reduced-motion.ts';
import { coveredTop } from '#src/kit/notices/covered-top.ts';

/** The share of the screen's height, from its top, in which a card is well seen. */
const wellSeen = 0.45;
/** In pixels from the top, or from what covers it. */
const margin = 12;
const moving = 200;

interface Leaving {
  id: string;
  next: string | undefined;
  top: number;
}

/** Below what is said of the card before; answers how far the card moved from `top`. */
function bringUp(card: Element, top: number) {
  const now = card.getBoundingClientRect().top;
  const covered = coveredTop();
  if (now < covered || now > window.innerHeight * wellSeen) {
    window.scrollBy(0, now - covered - margin);
  }
  return top - card.getBoundingClientRect().top;
}

/** While the place is chosen here, the browser is not to choose one too. */
function holdAnchor(list: HTMLElement | null, isHeld: boolean) {
  if (list) list.style.setProperty('overflow-anchor', isHeld ? 'none' : 'auto');
}

/**
 * After a decision the next card glides to where it belongs and has the focus. `leave` is said just
 * before a card goes; `next` is the card that followed, to be read out; `show` brings one up at
 * once. `skipped` are those above, once nothing follows the last.
 */
export function useNextFollows(order: readonly string[], mayFollow: (id: string) => boolean) {
  const list = useRef<HTMLDivElement>(null);
  const leaving = useRef<Leaving>(undefined);
  const [next, setNext] = useState<string>();
  const [isAtEnd, setAtEnd] = useState(false);
  const cardOf = (id: string | undefined) =>
    id === undefined ? undefined : list.current?.children[order.indexOf(id)];
  const leave = (id: string) => {
    const following = order.slice(order.indexOf(id) + 1).find(mayFollow);
    const top = cardOf(following)?.getBoundingClientRect().top ?? 0;
    leaving.current = { id, next: following, top };
    holdAnchor(list.current, true);
  };
  const follow = useEffectEvent((present: readonly string[]) => {
    const left = leaving.current;
    if (!left || present.includes(left.id)) return;
    leaving.current = undefined;
    requestAnimationFrame(() => holdAnchor(list.current, false));
    setNext(left.next);
    setAtEnd(left.next === undefined);
    const card = cardOf(left.next);
    if (!(card instanceof HTMLElement)) {
      focusPage();
      return;
    }
    const moved = bringUp(card, left.top);
    card.focus({ preventScroll: true });
    if (moved === 0 || prefersReducedMotion()) return;
    list.current?.animate?.([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
      duration: moving,
      easing: 'ease-out',
    });
  });
  const show = (id: string) => {
    const card = cardOf(id);
    if (!(card instanceof HTMLElement)) return;
    setAtEnd(false);
    bringUp(card, 0);
    card.focus({ preventScroll: true });
  };
  const shown = order.join();
  useLayoutEffect(() => follow(shown.split(',')), [shown]);
  return { list, leave, next, show, skipped: isAtEnd ? order.filter(mayFollow) : [] };
}
