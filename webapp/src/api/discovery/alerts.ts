import {
  type AlertMode,
  deleteSearch,
  listSavedSearches,
  type SavedSearch,
  type SavedSearchInput,
  saveSearch,
  setSearchMode,
} from '@kollab/contract';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#src/api/api.ts';

export const searchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: ({ signal }) => call(listSavedSearches, {}, { signal }),
  staleTime: 60_000,
});

export type Search = Pick<SavedSearchInput, 'kind' | 'filter'>;

/** So that the same search is the same text; the order of a list is no part of it. */
export const keyOf = ({ kind, filter }: Search) => {
  const asked = Object.entries(filter)
    .filter(([, value]: [string, unknown]) =>
      Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '',
    )
    .toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify([kind, asked]);
};

export function useSearches() {
  const queries = useQueryClient();
  const { queryKey } = searchesQuery;
  const put = (search: SavedSearch) => {
    queries.setQueryData(queryKey, (known = []) => [
      search,
      ...known.filter(({ id }) => id !== search.id),
    ]);
  };
  return {
    start: async ({ kind, filter }: Search, mode: AlertMode) => {
      const body = { kind, filter, mode };
      put(await call(saveSearch, { body }));
    },
    change: ({ id }: SavedSearch, mode: AlertMode) =>
      call(setSearchMode, { params: { id }, body: { mode } }),
    keep: (changed: SavedSearch) => {
      queries.setQueryData(queryKey, (known) =>
        known?.map((search) => (search.id === changed.id ? changed : search)),
      );
    },
    remove: async ({ id }: SavedSearch) => {
      await call(deleteSearch, { params: { id }, body: {} });
      queries.setQueryData(queryKey, (known) => known?.filter((search) => search.id !== id));
    },
  };
}
