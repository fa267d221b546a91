import {
  listNewThisWeek,
  listVacancies,
  listWiderVacancies,
  type ProjectCard,
  type Request,
  searchProjects,
  searchUsers,
  type VacancyCard,
  type listVacancies as listed,
  type listWiderVacancies as widened,
  type searchProjects as sought,
} from '@kollab/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from './api.ts';
import { uniqueBy, pagesQuery } from './pages.ts';

const staleTime = 60_000;
const key = 'catalogue';

export type VacancyQuery = Omit<Request<typeof listed>['query'], 'limit' | 'cursor'>;
export type VacancyFilters = Request<typeof widened>['query'];
export type ProjectQuery = Pick<Request<typeof sought>['query'], 'query' | 'stage'>;

/** The last page stays until the next one is there. */
export const vacanciesQuery = (query: VacancyQuery) => ({
  ...pagesQuery([key, 'vacancies', query], (cursor, options) =>
    callPage(listVacancies, { query: { ...query, cursor } }, options),
  ),
  placeholderData: keepPreviousData,
  staleTime,
});

export const uniqueVacancies = uniqueBy(({ id }: VacancyCard) => id);

export const widerQuery = (query: VacancyFilters) =>
  queryOptions({
    queryKey: [key, 'wider', query],
    queryFn: ({ signal }) => call(listWiderVacancies, { query }, { signal }),
    staleTime,
  });

export const projectsQuery = (query: ProjectQuery) => ({
  ...pagesQuery([key, 'projects', query], (cursor, options) =>
    callPage(searchProjects, { query: { ...query, cursor } }, options),
  ),
  placeholderData: keepPreviousData,
  staleTime,
});

export const uniqueProjects = uniqueBy(({ id }: ProjectCard) => id);

export const newThisWeekQuery = queryOptions({
  queryKey: [key, 'new'],
  queryFn: ({ signal }) => call(listNewThisWeek, {}, { signal }),
  staleTime,
});

const few = 20;

type Asked = [parts: { query: { query: string; limit: number } }, options: { signal: AbortSignal }];

const lists = {
  people: (...asked: Asked) => call(searchUsers, ...asked),
  projects: (...asked: Asked) => call(searchProjects, ...asked),
  vacancies: (...asked: Asked) => call(listVacancies, ...asked),
} as const;
export type Where = keyof typeof lists;

export const foundQuery = (where: Where, query: string) =>
  queryOptions({
    queryKey: [key, 'found', where, query],
    async queryFn({ signal }) {
      const { length } = await lists[where]({ query: { query, limit: few } }, { signal });
      return length < few ? String(length) : `${few}+`;
    },
    enabled: query !== '',
    staleTime,
  });
