import * as z from 'zod/mini';
import { VacancyCard } from './catalogue.ts';
import { Moment } from '#src/schemas/ids.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { ProjectCard } from '#src/schemas/work/projects.ts';

export const savedKinds = ['vacancy', 'project', 'person'] as const;
export const SavedKind = z.enum(savedKinds);
export type SavedKind = z.output<typeof SavedKind>;

export const RemindIn = z.enum(['day', 'week']);
export type RemindIn = z.output<typeof RemindIn>;

const saved = {
  id: z.string(),
  savedAt: Moment,
  remindAt: z.nullable(Moment),
} as const;

/** Null where the reader sees it no more. */
export const SavedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vacancy'), ...saved, vacancy: z.nullable(VacancyCard) }),
  z.object({ kind: z.literal('project'), ...saved, project: z.nullable(ProjectCard) }),
  z.object({ kind: z.literal('person'), ...saved, person: z.nullable(PersonCard) }),
]);
export type SavedItem = z.output<typeof SavedItem>;

const ids = z.array(z.string());

export const Marks = z.object({
  vacancies: ids,
  projects: ids,
  people: ids,
  followedProjects: ids,
});
export type Marks = z.output<typeof Marks>;
