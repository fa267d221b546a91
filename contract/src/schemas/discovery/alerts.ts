import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { projectStages } from '#src/rules/words/project-words.ts';
import { type VacancyFilter, vacancyFilters } from '#src/rules/words/vacancy-words.ts';
import { list } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';
import { line } from '#src/schemas/text.ts';

export const AlertMode = z.enum(['now', 'daily', 'weekly', 'never']);
export type AlertMode = z.output<typeof AlertMode>;

const words = z.optional(line(limits.searchQuery));
const tagged = {
  query: words,
  tags: z.optional(list(line(limits.tag), limits.filterTags)),
  tagsMode: z.optional(z.enum(['all', 'any'])),
} as const;

const anyOf = <T extends string>(values: readonly T[]) =>
  z.optional(list(z.enum(values), values.length));

const vacancyChoices = {
  level: anyOf(vacancyFilters.level),
  experience: anyOf(vacancyFilters.experience),
} satisfies Record<VacancyFilter, unknown>;

const searches = {
  vacancies: z.strictObject({
    ...tagged,
    ...vacancyChoices,
  }),
  projects: z.strictObject({
    ...tagged,
    stage: anyOf(projectStages),
  }),
  people: z.strictObject({
    query: words,
    university: z.optional(line(limits.university)),
    /** Who says no is proposed to nobody. */
    lookingForTeam: z.optional(z.enum(['yes', 'maybe'])),
  }),
} as const;

export const SearchFilter = z.union([searches.vacancies, searches.projects, searches.people]);
export type SearchFilter = z.output<typeof SearchFilter>;

const sought = {
  vacancies: { kind: z.literal('vacancies'), filter: searches.vacancies },
  projects: { kind: z.literal('projects'), filter: searches.projects },
  people: { kind: z.literal('people'), filter: searches.people },
} as const;

export const SavedSearchInput = z.discriminatedUnion('kind', [
  z.strictObject({ ...sought.vacancies, mode: AlertMode }),
  z.strictObject({ ...sought.projects, mode: AlertMode }),
  z.strictObject({ ...sought.people, mode: AlertMode }),
]);
export type SavedSearchInput = z.output<typeof SavedSearchInput>;

const kept = { id: z.string(), mode: AlertMode, createdAt: Moment } as const;

export const SavedSearch = z.discriminatedUnion('kind', [
  z.object({ ...sought.vacancies, ...kept }),
  z.object({ ...sought.projects, ...kept }),
  z.object({ ...sought.people, ...kept }),
]);
export type SavedSearch = z.output<typeof SavedSearch>;
