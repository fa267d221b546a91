import {
  noVacancyFilters,
  type VacancyFilter,
  vacancyFilterNames,
  vacancyFilters,
} from '@kollab/contract';
import { useSearchParams } from 'react-router-dom';
import type { VacancyQuery } from '#src/api/catalogue.ts';

export type Filters = Omit<VacancyQuery, 'query'>;

const chosenIn = (params: URLSearchParams) =>
  Object.fromEntries(
    vacancyFilterNames.map((name) => {
      const given = params.getAll(name);
      return [name, vacancyFilters[name].filter((value) => given.includes(value))];
    }),
  ) as Pick<Filters, VacancyFilter>;

/** In the address, so that back and reload keep them. */
export function useVacancyFilters() {
  const [params, setParams] = useSearchParams();
  const filters: Filters = {
    ...chosenIn(params),
    tags: params.getAll('tag'),
    tagsMode: params.get('tags') === 'any' ? 'any' : 'all',
    sort: params.get('sort') === 'match' ? 'match' : 'new',
  };
  const setFilters = (changed: Partial<Filters>) => {
    const next = { ...filters, ...changed };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        const put = (name: string, values: readonly string[]) => {
          after.delete(name);
          for (const value of values) after.append(name, value);
        };
        put('tag', next.tags);
        put('tags', next.tagsMode === 'any' && next.tags.length > 1 ? ['any'] : []);
        put('sort', next.sort === 'match' ? ['match'] : []);
        for (const name of vacancyFilterNames) put(name, next[name]);
        return after;
      },
      { replace: true },
    );
  };
  return { filters, setFilters };
}

export const none: Partial<Filters> = { tags: [], tagsMode: 'all', ...noVacancyFilters };

export const countOf = (filters: Filters) =>
  vacancyFilterNames.reduce((sum, name) => sum + filters[name].length, filters.tags.length);
