import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { projectStages } from '#src/rules/words/project-words.ts';
import { type VacancyFilter, vacancyFilters } from '#src/rules/words/vacancy-words.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { NewThisWeek, VacancyCard, WiderSearch } from '#src/schemas/discovery/catalogue.ts';
import { Paging, ResultPaging } from '#src/schemas/paging.ts';
import { line } from '#src/schemas/text.ts';
import { ProjectCard } from '#src/schemas/work/projects.ts';

/** One value, several with commas between them, or the parameter several times. */
const several = <T extends z.ZodMiniType<unknown, string>>(item: T, max: number, long: number) =>
  z.pipe(
    z.pipe(
      z.optional(
        z.union([
          bounded(max * (long + 1)),
          z.array(bounded(long)).check(z.maxLength(max, { abort: true })),
        ]),
      ),
      z.transform((value) => {
        const values = typeof value === 'string' ? value.split(',') : (value ?? []);
        return [...new Set(values.map((one) => one.trim()).filter((one) => one !== ''))];
      }),
    ),
    z.array(item).check(z.maxLength(max)),
  ) as unknown as z.ZodMiniType<z.output<T>[], string | string[] | undefined>;

const anyOf = <T extends string>(values: readonly T[]) =>
  several(z.enum(values), values.length, limits.tag) as z.ZodMiniType<
    T[],
    string | string[] | undefined
  >;

const vacancyChoices = {
  level: anyOf(vacancyFilters.level),
  experience: anyOf(vacancyFilters.experience),
} satisfies Record<VacancyFilter, unknown>;

const words = z._default(line(limits.searchQuery), '');
const tags = several(line(limits.tag), limits.filterTags, limits.tag * 4 + 100);
const tagsMode = z._default(z.enum(['all', 'any']), 'all');

const sought = {
  query: words,
  tags,
  tagsMode,
  ...vacancyChoices,
} as const;

export const listVacancies = endpoint('GET', '/api/User/vacancies', {
  access: 'public',
  query: z.object({
    ...Paging.shape,
    ...sought,
    sort: z._default(z.enum(['new', 'match']), 'new'),
  }),
  reply: z.array(VacancyCard),
  errors: ['badInput'],
  summary:
    'Open vacancies by words, tags, level and experience, by first approval, newest first; with `sort=match` those that fit the caller first',
});

export const listWiderVacancies = endpoint('GET', '/api/User/wider-vacancies', {
  access: 'public',
  query: z.object(sought),
  reply: z.array(WiderSearch),
  summary: 'Which filter to leave out of a search of vacancies to find some, and how many',
});

export const searchProjects = endpoint('GET', '/api/User/search-projects', {
  access: 'signedIn',
  query: z.object({
    ...ResultPaging.shape,
    query: words,
    tags,
    tagsMode,
    stage: anyOf(projectStages),
  }),
  reply: z.array(ProjectCard),
  errors: ['badInput'],
  summary:
    'Approved projects by words of a name, tags and stage, the caller’s own first, then by first approval, newest first',
});

export const listNewThisWeek = endpoint('GET', '/api/User/new-this-week', {
  access: 'signedIn',
  reply: NewThisWeek,
  summary:
    'People and projects that moderators first approved in the last seven days, and popular tags',
});
