import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { Match } from '#src/schemas/match.ts';
import { SearchFilter } from './alerts.ts';
import { FeedKind } from './feed.ts';

const foundProject = { id: z.string(), projectId: z.string(), projectName: z.string() } as const;

/** Something that a search found, or that was saved; `id` is what it is saved by. */
export const FoundItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vacancy'),
    ...foundProject,
    vacancyId: z.string(),
    vacancyTitle: z.string(),
  }),
  z.object({ kind: z.literal('project'), ...foundProject }),
  z.object({
    kind: z.literal('person'),
    id: z.string(),
    telegramId: z.number(),
    name: z.string(),
  }),
]);
export type FoundItem = z.output<typeof FoundItem>;

/** What saved searches found, each thing once: the newest of `count`. */
export const AlertCard = z.object({
  count: z.number(),
  items: z.array(FoundItem).check(z.maxLength(limits.alertsShown)),
  /** Those that found it. */
  searches: z.array(z.object({ id: z.string(), filter: SearchFilter })),
  /** Vacancies that fit, whatever is searched for, each with why. */
  matches: z
    .array(z.object({ item: FoundItem, match: Match }))
    .check(z.maxLength(limits.digestMatches)),
  /** What there is new of projects, of those followed or of people who are. */
  news: z
    .array(z.object({ projectId: z.string(), projectName: z.string(), kinds: z.array(FeedKind) }))
    .check(z.maxLength(limits.digestNews)),
});
export type AlertCard = z.output<typeof AlertCard>;

/** A reminder of something saved. */
export const SavedCard = z.object({
  item: FoundItem,
  /** The last day of a vacancy of which one is reminded because it ends. */
  endsOn: z.nullable(z.string()),
});
export type SavedCard = z.output<typeof SavedCard>;
