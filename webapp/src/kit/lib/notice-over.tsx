import { useEffect, useRef } from 'react';
import { createStore } from 'zustand/vanilla';

/** Places in the dialogs that are open, the last one on top: what is said in passing stands there. */
export const noticesOver = createStore<readonly Element[]>(() => []);

/**
 * In a dialog, the place of what is said in passing while that is open: on the page behind it nobody
 * could read or press it. `isLow`: at the foot, as on a screen, for a dialog as high as one.
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
