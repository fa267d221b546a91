import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { AlertMode, SavedSearch, SavedSearchInput } from '#src/schemas/discovery/alerts.ts';
import { Id } from '#src/schemas/ids.ts';

export const saveSearch = endpoint('POST', '/api/User/saved-searches', {
  access: 'signedInWrite',
  body: SavedSearchInput,
  reply: SavedSearch,
  errors: ['emptyQuery', 'tooManySearches'],
  summary:
    'Has the caller told of what a search begins to find; the same search again changes its mode',
});

export const listSavedSearches = endpoint('GET', '/api/User/saved-searches', {
  access: 'signedIn',
  reply: z.array(SavedSearch).check(z.maxLength(limits.savedSearches)),
  summary: 'The caller’s saved searches, newest first',
});

const one = z.object({ id: Id });

export const setSearchMode = endpoint('PATCH', '/api/User/saved-searches/{id}', {
  access: 'signedInWrite',
  params: one,
  body: z.strictObject({ mode: AlertMode }),
  reply: SavedSearch,
  errors: ['searchNotFound'],
  summary: 'How often a saved search tells of what is new',
});

export const deleteSearch = endpoint('DELETE', '/api/User/saved-searches/{id}', {
  access: 'signedInWrite',
  params: one,
  body: z.strictObject({}),
  reply: z.object({ id: z.string() }),
  summary: 'Deletes a saved search; again changes nothing',
});
