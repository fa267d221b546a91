import { useLayoutEffect, useRef } from 'react';
import { notices } from './notices.ts';

/**
 * In a dialog, the place of what is said in passing while that is open: on the page behind it nobody
 * could read or press it. `isLow`: at the foot, as on a screen, for a dialog as high as one.
 */
export function NoticeOver({ isLow }: { isLow?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = place.current;
    if (!own) return undefined;
    notices.setState(({ over }) => ({ over: [...over, own] }));
    return () => notices.setState(({ over }) => ({ over: over.filter((one) => one !== own) }));
  }, []);
  return <div ref={place} data-low={isLow} />;
}
