import * as z from 'zod/mini';
import { applicationStatuses } from '#src/schemas/work/applications.ts';
import { Moment } from '#src/schemas/ids.ts';
import { Match } from '#src/schemas/match.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { CatalogueTag } from '#src/schemas/people/tags.ts';
import { ProjectCard } from '#src/schemas/work/projects.ts';
import { vacancyFilterNames } from '#src/rules/words/vacancy-words.ts';
import { Vacancy } from '#src/schemas/work/vacancies.ts';

export const VacancyCard = z.object({
  ...Vacancy.shape,
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  /** The owner’s. */
  telegramId: z.nullable(z.number()),
  ownerName: z.string(),
  ownerPhoto: z.nullable(z.string()),
  /** When a moderator first approved it. */
  createdAt: Moment,
  /** How many wait for an answer. */
  applicationsCount: z.number(),
  applicationStatus: z.nullable(z.enum(applicationStatuses)),
  /** Why it fits the caller; null for one of their own, and without tags. */
  match: z.nullable(Match),
});
export type VacancyCard = z.output<typeof VacancyCard>;

/** A filter without which a search of vacancies would find more. */
export const WiderSearch = z.object({
  /** `everyTag`: vacancies with any of the tags would do. */
  without: z.enum(['query', 'tags', 'everyTag', ...vacancyFilterNames]),
  count: z.number(),
});
export type WiderSearch = z.output<typeof WiderSearch>;

/**
 * Where a search may begin: who and what moderators first approved in the last seven days, newest
 * first, and the skills that most people have.
 */
export const NewThisWeek = z.object({
  tags: z.array(CatalogueTag),
  people: z.array(PersonCard),
  projects: z.array(ProjectCard),
});
export type NewThisWeek = z.output<typeof NewThisWeek>;
