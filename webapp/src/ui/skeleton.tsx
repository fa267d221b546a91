import { useLayoutEffect } from 'react';
import { matchPath } from '#src/navigation/match.ts';
import { useLocation } from '#src/navigation/router.tsx';
import { paths } from '#src/app/paths.ts';
import { texts } from '#src/texts/common.ts';

/** What stands where on a screen; of the rest one knows that it has a head and sections. */
const shapes = [
  [paths.home, 'profile'],
  [paths.profileAlias, 'profile'],
  [paths.projects, 'carousel'],
  [paths.search, 'search'],
  [paths.anyUser, 'person'],
  [paths.anyProject, 'project'],
] as const;

/** Tells the root, as theme.js does before the first paint. */
function useShape() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const shape = shapes.find(([path]) => matchPath(path, pathname));
    document.documentElement.dataset.boot = shape?.[1] ?? 'page';
  }, [pathname]);
}

/** The same calm shapes that index.html paints before any script; within a page without its head. */
export function Skeleton() {
  useShape();
  return (
    <output className="boot" aria-label={texts.common.loading}>
      <div className="boot-head" />
      <div className="boot-hero">
        <div className="boot-avatar" />
        <div className="boot-lines">
          <div className="boot-line boot-name" />
          <div className="boot-line" />
        </div>
      </div>
      <SkeletonSections />
    </output>
  );
}

/** The calm shapes of what stands under a head. */
export function SkeletonSections() {
  return (
    <>
      <div className="boot-card" />
      <div className="boot-card boot-tall" />
    </>
  );
}
