import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { scrolledTo, startAt, tabbarCover } from './tabbar-visibility.ts';

const position = () => {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, lowest));
};

const address = () => window.location.pathname;

/** Whether the bottom bar gives way, to scrolling or to a panel; another screen starts over. */
export function useTabbarHidden(pathname: string): boolean {
  const { isCovered } = useStore(tabbarCover);
  const [hiddenAt, setHiddenAt] = useState<string>();
  useEffect(() => {
    let scroll = startAt(position());
    let screen = address();
    const follow = () => {
      scroll = screen === address() ? scrolledTo(position(), scroll) : startAt(position());
      screen = address();
      setHiddenAt(scroll.isHidden ? screen : undefined);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isCovered || hiddenAt === pathname;
}
