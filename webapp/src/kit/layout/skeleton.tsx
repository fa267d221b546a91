import { paths } from '@kollab/contract';
import { useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { texts } from '#src/texts/common.ts';

const isAsked = (query: string) => Boolean(new URLSearchParams(query).get('q')?.trim());

/** What stands where on a screen; of the rest one knows that it has a head and sections. */
const shapes = [
  [paths.home, 'profile'],
  [paths.profileAlias, 'profile'],
  [paths.projects, 'carousel'],
  [paths.messages, 'today'],
  [paths.search, 'search'],
  [paths.anyUser, 'person'],
  [paths.anyProject, 'project'],
] as const;

/** Tells the root, as theme.js does before the first paint. */
function useShape() {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    // Where it leads is not known yet.
    if (pathname === paths.open) return;
    const shape = shapes.find(([path]) => matchPath(path, pathname))?.[1] ?? 'page';
    const isFound = shape === 'search' && isAsked(search);
    document.documentElement.dataset.boot = isFound ? 'found' : shape;
  }, [pathname, search]);
}

function Lines() {
  return (
    <div className="boot-lines">
      <div className="boot-line boot-name" />
      <div className="boot-line" />
    </div>
  );
}

/** The same calm shapes that index.html paints before any script; within a page without its head. */
export function Skeleton() {
  useShape();
  return (
    <output className="boot" aria-label={texts.common.loading}>
      <div className="boot-head" />
      <div className="boot-hero">
        <div className="boot-avatar" />
        <Lines />
      </div>
      <SkeletonSections />
    </output>
  );
}

const rows = [1, 2, 3, 4];

/** The calm shapes of what stands under a head. */
export function SkeletonSections() {
  return (
    <>
      <div className="boot-card" />
      <div className="boot-card boot-tall">
        {rows.map((row) => (
          <div key={row} className="boot-row">
            <div className="boot-circle" />
            <Lines />
          </div>
        ))}
      </div>
    </>
  );
}
