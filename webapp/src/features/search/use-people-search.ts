import { searchUsers } from '@kollab/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { callPage } from '#src/api/api.ts';
import { oncePerson, pagesQuery, usePages } from '#src/api/pages.ts';

/** People for a query, page by page; the last ones stay until the next ones are there. */
export const usePeopleSearch = (query: string) =>
  usePages(
    {
      ...pagesQuery(['search-users', query], (cursor, options) =>
        callPage(searchUsers, { query: { query, cursor } }, options),
      ),
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    oncePerson,
  );
