import { isApproved, listAllProjects, type ProjectCard } from '@kollab/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callPage } from '#src/api/api.ts';
import { useRetry } from '#src/api/load.ts';
import { uniqueBy, type Pages, pagesQuery } from '#src/api/pages.ts';
import { carouselPlace } from './carousel-place.ts';

/** Every project the viewer may see in a list, page by page, the newest first. */
const allProjectsQuery = () =>
  pagesQuery(['projects', 'all'], (cursor, options) =>
    callPage(listAllProjects, { query: { cursor } }, options),
  );

const unique = uniqueBy(({ id }: ProjectCard) => id);

/** The approved projects of the pages so far (spec §4). */
function shownProjects(data: Pick<Pages<ProjectCard>, 'pages'> | undefined): ProjectCard[] {
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  return unique(
    all.filter(
      ({ status, isArchived, isDeleted }) => isApproved(status) && !isArchived && !isDeleted,
    ),
  );
}

/** So many cards before the last loaded one the next page is asked for. */
const near = 3;

/** The projects of the carousel, the next page of them as one comes near the end. */
export function useCarouselProjects() {
  const query = allProjectsQuery();
  const list = useInfiniteQuery(query);
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const projects = shownProjects(list.data);
  const mayAsk = hasNextPage && !isFetching;
  const askNear = useEffectEvent(() => {
    const { projectId } = carouselPlace.getState();
    const index = projects.findIndex(({ id }) => id === projectId);
    const isNear = projects.length - Math.max(0, index) <= near + 1;
    if (mayAsk && isNear) void fetchNextPage().catch(() => undefined);
  });
  // What did not come is asked for with the next step, not over and over.
  const isAsking = mayAsk && !isFetchNextPageError;
  useEffect(() => {
    if (isAsking) askNear();
  }, [isAsking]);
  useEffect(() => carouselPlace.subscribe(() => askNear()), []);
  const isPending = list.isPending || (projects.length === 0 && hasNextPage && !list.error);
  return { projects, isPending, error: list.error, retry: useRetry(query.queryKey) };
}
