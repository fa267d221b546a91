import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';

export const noticesOver = createStore<readonly Element[]>(() => []);

/**
 * While a dialog is open, nobody could read or press what is said on the page behind it. `isLow`:
 * at the foot, as on a screen, for a dialog as high as one.
 */
export function NoticeOver({ isLow }: { isLow?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = place.current;
    if (!own) return undefined;
    const set = (change: (over: readonly Element[]) => readonly Element[]) =>
      noticesOver.setState(change, true);
    set((over) => [...over, own]);
    return () => set((over) => over.filter((one) => one !== own));
  }, []);
  return <div ref={place} data-low={isLow} />;
}
