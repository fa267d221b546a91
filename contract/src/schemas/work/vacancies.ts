import * as z from 'zod/mini';
import { Match } from '#src/schemas/match.ts';
import { Day } from '#src/schemas/ids.ts';
import { limits } from '#src/rules/limits.ts';
import { answerTimes, vacancyExperiences, vacancyLevels } from '#src/rules/words/vacancy-words.ts';
import { TagList } from '#src/schemas/people/profile-fields.ts';
import { line, orEmpty, text } from '#src/schemas/text.ts';
import { applicationStatuses } from './applications.ts';

const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === undefined ? null : value)),
    z.nullable(schema),
  );

/** A long text, also read from a list of lines. */
const lines = z.pipe(
  z.transform((value: unknown): unknown => {
    if (value === undefined || value === null) return '';
    const isOfLines = Array.isArray(value) && value.every((line) => typeof line === 'string');
    return isOfLines ? value.join('\n') : value;
  }),
  text(limits.vacancyText),
);

export const Places = z.int().check(z.minimum(1), z.maximum(limits.places));

type TagsInput = z.input<typeof TagList> | null | undefined;

/**
 * A vacancy as it is written. `id` of one that is there keeps it; any other id is a new vacancy's
 * own on the client and is not taken over.
 */
export const VacancyInput = z.strictObject({
  id: z.optional(z.unknown()),
  title: orEmpty(line(limits.vacancyTitle)),
  level: orNull(z.enum(vacancyLevels)),
  experience: orNull(z.enum(vacancyExperiences)),
  tags: z.pipe(
    z.transform((value: TagsInput) => value ?? []),
    TagList,
  ),
  tasks: lines,
  requirements: lines,
  conditions: lines,
  hoursAWeek: orNull(z.int().check(z.minimum(1), z.maximum(limits.hoursAWeek))),
  until: orNull(Day),
  /** How many people it takes; unsaid, one, or as many as before. */
  places: z.pipe(
    z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
    z.optional(Places),
  ),
});
export type VacancyInput = z.output<typeof VacancyInput>;

/** A vacancy (spec §3). */
export const Vacancy = z.object({
  id: z.string(),
  projectId: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(vacancyLevels)),
  experience: z.nullable(z.enum(vacancyExperiences)),
  tags: z.array(z.object({ tagName: z.string() })),
  tasks: z.string(),
  requirements: z.string(),
  conditions: z.string(),
  hoursAWeek: z.nullable(z.number()),
  /** The last day on which people are taken, by its owner’s clock; it may be over. */
  until: z.nullable(Day),
  isClosed: z.boolean(),
  places: z.number(),
  placesLeft: z.number(),
  /** Closed as the last place was taken; one may be free again since. */
  isFilled: z.boolean(),
});
export type Vacancy = z.output<typeof Vacancy>;

export const Viewer = z.object({
  isOwner: z.boolean(),
  isMember: z.boolean(),
  isInvited: z.boolean(),
});
export type Viewer = z.output<typeof Viewer>;

export const VacancyDetails = z.object({
  ...Vacancy.shape,
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  /** The owner’s. */
  telegramId: z.nullable(z.number()),
  ownerName: z.string(),
  /** How many applications to it wait for an answer; to others than its owner only from five on, else null. */
  applicationsCount: z.nullable(z.number()),
  viewer: Viewer,
  applicationStatus: z.nullable(z.enum(applicationStatuses)),
  /** Why the caller fits; null to the owner, and to who has no approved tags. */
  match: z.nullable(Match),
  answerTime: z.nullable(z.enum(answerTimes)),
  awayUntil: z.nullable(Day),
  /** Closed since its owner did not say whether they still look for somebody. */
  isPaused: z.boolean(),
  isAsked: z.boolean(),
  isWithoutApplications: z.optional(z.boolean()),
});
export type VacancyDetails = z.output<typeof VacancyDetails>;
