import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { scrolledTo, startAt, tabbarCover } from './tabbar-visibility.ts';

const position = () => {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, lowest));
};

/** What a person scrolls by. */
const hands = ['pointerdown', 'wheel', 'keydown'] as const;

/** Whether the screen was come back to; the one that was opened first was not. */
function useIsWayBack() {
  const location = useLocation();
  const [first] = useState(location);
  return useNavigationType() === NavigationType.Pop && location !== first;
}

/** Whether the bottom bar gives way, to scrolling or to a panel; another screen starts over. */
export function useTabbarHidden(pathname: string): boolean {
  const { isCovered } = useStore(tabbarCover);
  const [hiddenAt, setHiddenAt] = useState<string>();
  const isWayBack = useIsWayBack();
  const isAwaited = useEffectEvent(() => isWayBack);
  useEffect(() => {
    let scroll = startAt(position());
    // On the way back the browser may scroll first, to where the screen was left.
    let isBegun = !isAwaited();
    const begin = () => {
      isBegun = true;
    };
    const follow = () => {
      scroll = isBegun ? scrolledTo(position(), scroll) : startAt(position());
      begin();
      setHiddenAt(scroll.isHidden ? pathname : undefined);
    };
    window.addEventListener('scroll', follow, { passive: true });
    for (const hand of hands) window.addEventListener(hand, begin, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      for (const hand of hands) window.removeEventListener(hand, begin);
      setHiddenAt(undefined);
    };
  }, [pathname]);
  return isCovered || hiddenAt === pathname;
}
