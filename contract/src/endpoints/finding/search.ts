import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { typed } from '#src/schemas/bounds.ts';
import { Paging } from '#src/schemas/paging.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';

export const searchUsers = endpoint('searchUsers', {
  access: 'signedIn',
  query: z.object({
    ...Paging.shape,
    query: z.pipe(
      z.pipe(
        z.optional(typed(limits.searchQuery)),
        z.transform((value) => (value ?? '').trim()),
      ),
      z.string().check(z.maxLength(limits.searchQuery)),
    ),
  }),
  reply: z.array(PersonCard),
  errors: ['emptyQuery', 'badInput'],
  summary: 'People by tags, first or last name, best first',
});
