import * as z from 'zod/mini';
import { projectStages } from '#src/rules/words/project-words.ts';
import { Moment } from '#src/schemas/ids.ts';

export const feedKinds = ['project', 'vacancy', 'stage', 'joined', 'finished'] as const;
export const FeedKind = z.enum(feedKinds);
export type FeedKind = z.output<typeof FeedKind>;

export const FeedNews = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project') }),
  z.object({
    kind: z.literal('vacancy'),
    vacancies: z.array(z.object({ vacancyId: z.string(), title: z.string() })),
  }),
  z.object({ kind: z.literal('stage'), stage: z.enum(projectStages) }),
  z.object({
    kind: z.literal('joined'),
    people: z.array(
      z.object({ telegramId: z.number(), name: z.string(), photo: z.nullable(z.string()) }),
    ),
  }),
  z.object({ kind: z.literal('finished') }),
]);
export type FeedNews = z.output<typeof FeedNews>;

/** A project’s news of one day, by Moscow’s clock. */
export const FeedRow = z.object({
  projectId: z.string(),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  /** The owner’s. */
  telegramId: z.number(),
  ownerName: z.string(),
  ownerPhoto: z.nullable(z.string()),
  /** Of the newest. */
  at: Moment,
  /** In the order of `feedKinds`. */
  news: z.array(FeedNews),
  followed: z.object({
    project: z.boolean(),
    people: z.array(z.object({ telegramId: z.number(), name: z.string() })),
  }),
});
export type FeedRow = z.output<typeof FeedRow>;

export const FeedSettings = z.object({
  hiddenKinds: z.array(FeedKind),
  tellsJoining: z.boolean(),
  inDigest: z.boolean(),
});
export type FeedSettings = z.output<typeof FeedSettings>;
