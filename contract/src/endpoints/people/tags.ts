import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { CatalogueTag } from '#src/schemas/people/tags.ts';
import { line } from '#src/schemas/text.ts';

export const listTags = endpoint('GET', '/api/User/tags', {
  access: 'public',
  query: z.object({ query: z.optional(line(limits.searchQuery)) }),
  reply: z.array(CatalogueTag),
  summary:
    'The catalogue of tags, most used first; with a query, those it may mean, aliases included',
});
