import { useEffect, useState } from 'react';
import { scrolledTo, startAt } from './tabbar-visibility.ts';

const position = () => {
  const lowest = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, lowest));
};

const address = () => window.location.pathname;

/** Whether the bottom bar gives way to scrolling; on another screen it starts over. */
export function useTabbarHidden(pathname: string): boolean {
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
  return hiddenAt === pathname;
}
