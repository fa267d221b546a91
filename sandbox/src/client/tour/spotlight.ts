import { useEffect } from 'react';
import type { Target } from './guide.ts';

const isInSight = (element: Element) => element.getClientRects().length > 0;

function find({ selectors, pane }: Target): Element | undefined {
  const found = [...selectors, `[data-testid="tab-${pane}"]`].map((selector) =>
    [...document.querySelectorAll(selector)].findLast(isInSight),
  );
  return found.find((element) => element !== undefined);
}

export function useSpotlight(target: Target | undefined): void {
  const key = JSON.stringify(target);
  useEffect(() => {
    const wanted = key === undefined ? undefined : (JSON.parse(key) as Target);
    if (wanted === undefined) return undefined;
    let lit: Element | undefined;
    const point = () => {
      const found = find(wanted);
      if (found === lit) return;
      lit?.removeAttribute('data-pointed');
      found?.setAttribute('data-pointed', '');
      // Only what lies in a list of its own may be out of sight.
      if (found?.closest('ul')) found.scrollIntoView({ block: 'nearest' });
      lit = found;
    };
    const observer = new MutationObserver(point);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-pane', 'data-testid', 'data-press', 'hidden'],
    });
    window.addEventListener('resize', point);
    point();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', point);
      lit?.removeAttribute('data-pointed');
    };
  }, [key]);
}
