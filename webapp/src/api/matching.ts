import { listMatchedPeople, listMatchedVacancies } from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';

const matchesKey = ['matches'] as const;

/** They change slowly, and a list that is read should not jump. */
const staleTime = 5 * 60_000;

export const matchedVacanciesQuery = queryOptions({
  queryKey: [...matchesKey, 'vacancies'],
  queryFn: ({ signal }) => call(listMatchedVacancies, {}, { signal }),
  staleTime,
});

/** In milliseconds: so soon the server finds somebody who comes to fit. */
const lookingAgain = 20_000;

export const matchedPeopleQuery = (projectId: string, vacancyId: string) =>
  queryOptions({
    queryKey: [...matchesKey, 'people', projectId, vacancyId],
    queryFn: ({ signal }) =>
      call(listMatchedPeople, { query: { projectId, vacancyId } }, { signal }),
    staleTime,
    refetchInterval: ({ state: { data } }) => (data?.length === 0 ? lookingAgain : false),
  });

export function useMatchesCache() {
  const queries = useQueryClient();
  return {
    refresh: () => queries.invalidateQueries({ queryKey: matchesKey }).catch(() => undefined),
  };
}
