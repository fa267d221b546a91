import * as z from 'zod/mini';
import { typed } from './bounds.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { Paging } from './paging.ts';

/** A person in a list (spec §7): approved values only. */
export const PersonCard = z.object({
  id: z.string(),
  userId: z.string(),
  telegramId: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  statusShort: z.string(),
  photo: z.nullable(z.string()),
  tags: z.array(z.object({ tagName: z.string() })),
});
export type PersonCard = z.output<typeof PersonCard>;

export const searchUsers = endpoint({
  method: 'GET',
  path: '/api/User/search-users',
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
