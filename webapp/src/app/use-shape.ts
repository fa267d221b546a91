import { paths } from '@kollab/contract';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { routeAt } from './routes.ts';

const isAsked = (query: string) => Boolean(new URLSearchParams(query).get('q')?.trim());

/** As theme.js does before the first paint. */
export function useShape() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    // Where `open` leads is not known yet.
    if (pathname === paths.open) return;
    const shape = routeAt(pathname)?.shape ?? 'page';
    const isFound = shape === 'search' && isAsked(search);
    document.documentElement.dataset.boot = isFound ? 'found' : shape;
  }, [pathname, search]);
}
