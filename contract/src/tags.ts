import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line } from './text.ts';

/** A skill of the catalogue and how many approved profiles have it. */
export const CatalogueTag = z.object({ tagName: z.string(), count: z.number() });
export type CatalogueTag = z.output<typeof CatalogueTag>;

export const listTags = endpoint({
  method: 'GET',
  path: '/api/User/tags',
  access: 'public',
  query: z.object({ query: z.optional(line(limits.searchQuery)) }),
  reply: z.array(CatalogueTag),
  summary:
    'The catalogue of tags, most used first; with a query, those it may mean, aliases included',
});
