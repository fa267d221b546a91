import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells once that most of an element was on the screen, while somebody may be looking. */
export function useSeen(isWatched: boolean, onSeen: () => void) {
  const element = useRef<HTMLLIElement>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    if (!isWatched || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (document.hidden || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      { threshold: 0.6 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
