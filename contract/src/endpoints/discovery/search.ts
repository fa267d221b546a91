import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { typed } from '#src/schemas/bounds.ts';
import { Paging } from '#src/schemas/paging.ts';
import { LookingForTeam } from '#src/schemas/people/looking-for-team.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { line } from '#src/schemas/text.ts';

/** Nothing that a reader would see. */
const unseen = /^[\p{Default_Ignorable_Code_Point}\s]*$/u;

export const searchUsers = endpoint('GET', '/api/User/search-users', {
  access: 'signedIn',
  query: z.object({
    ...Paging.shape,
    query: z.pipe(
      z.pipe(
        z.optional(typed(limits.searchQuery)),
        z.transform((value = '') => (unseen.test(value) ? '' : value.trim())),
      ),
      z.string().check(z.maxLength(limits.searchQuery)),
    ),
    university: z.optional(line(limits.university)),
    lookingForTeam: z.optional(LookingForTeam),
  }),
  reply: z.array(PersonCard),
  errors: ['emptyQuery', 'badInput'],
  summary:
    'People by tags, first or last name, university or `@username`, best first; with `university` only those whose university begins so or is called so, with `lookingForTeam` only who says so, and without a query all of these',
});

export const listUniversities = endpoint('GET', '/api/User/universities', {
  access: 'signedIn',
  query: z.object({ query: z._default(line(limits.university), '') }),
  reply: z.array(z.string()).check(z.maxLength(limits.studySuggested)),
  summary: 'Universities, known ones and those that people give, by any word or short name',
});

export const listMajors = endpoint('GET', '/api/User/majors', {
  access: 'signedIn',
  query: z.object({ query: z._default(line(limits.major), '') }),
  reply: z.array(z.string()).check(z.maxLength(limits.studySuggested)),
  summary: 'What people of Kollab study and begins with what is typed',
});
