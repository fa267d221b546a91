import {
  paths,
  type Project,
  readId,
  type VacancyDetails,
  type ViewSource,
} from '@kollab/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { sayViewed } from '#src/shared/views/say-viewed.ts';

/** In milliseconds on the screen. */
const looking = 1000;

const sources: readonly (readonly [path: string, source: ViewSource])[] = [
  [paths.search, 'search'],
  [paths.matches, 'matching'],
  [paths.home, 'matching'],
  [paths.messages, 'feed'],
  [paths.saved, 'saved'],
];

interface Place {
  pathname: string;
  search: string;
}

export function sourceOf({ pathname, search }: Place): ViewSource {
  if (pathname === paths.projects) return search.includes('tab=') ? 'search' : 'carousel';
  return sources.find(([path]) => path === pathname)?.[1] ?? 'other';
}

const isWithin = (pathname: string) =>
  [paths.anyProject, paths.anyVacancy, paths.anyApplicationForm].some((path) =>
    matchPath(path, pathname),
  );

const isEntry = () => Object(window.history.state).idx === 0;

interface Arrival {
  place: Place;
  source: ViewSource;
}

/** Going on within a project, one still comes from where it was come upon. */
function arrivalFrom(before: Arrival | undefined, { state }: { state: unknown }): ViewSource {
  if (Object(state).from === 'matching') return 'matching';
  if (!before) return isEntry() ? 'link' : 'other';
  return isWithin(before.place.pathname) ? before.source : sourceOf(before.place);
}

type Read = Project | VacancyDetails;

const isOwn = ({ viewer }: Read) => viewer.isOwner || viewer.isMember;

function viewOf({ pathname }: Place, key: readonly unknown[]) {
  const [, kind, id, vacancyId] = key;
  const page = readId(matchPath(paths.anyProject, pathname)?.params.projectId);
  const isShown = kind === 'one' && (page === id || pathname === paths.projects);
  if (isShown && typeof id === 'string') return { projectId: id };
  const isVacancy = kind === 'vacancy' && matchPath(paths.anyVacancy, pathname) !== null;
  if (!isVacancy || typeof id !== 'string' || typeof vacancyId !== 'string') return undefined;
  return { projectId: id, vacancyId };
}

export function useViews() {
  const queries = useQueryClient();
  const place = useLocation();
  const came = useRef<Arrival | undefined>(undefined);
  useEffect(() => {
    const { current: before } = came;
    const source = arrivalFrom(before, place);
    came.current = { place, source };
    const look = () => {
      for (const query of cache.findAll({ queryKey: ['projects'], type: 'active' })) {
        const view = viewOf(place, query.queryKey);
        const read = query.state.data as Read | undefined;
        const isPanel = place.pathname === paths.projects;
        if (!view || !read || isOwn(read)) continue;
        sayViewed({ ...view, source: isPanel ? 'carousel' : source });
      }
    };
    const cache = queries.getQueryCache();
    let timer = setTimeout(look, looking);
    const unsubscribe = cache.subscribe(({ type, query }) => {
      const isNews = type === 'observerAdded' || type === 'updated';
      if (!isNews || query.queryKey[0] !== 'projects') return;
      clearTimeout(timer);
      timer = setTimeout(look, looking);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [queries, place]);
}
