import * as z from 'zod/mini';
import { LookingForTeam } from '#src/schemas/people/looking-for-team.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { vacancyLevels } from '#src/rules/vacancy-words.ts';

/** Why a vacancy and a person fit: the same to both. Names are as their tags are written. */
export const Match = z.object({
  /** What is wanted and there, what says most first. */
  matched: z.array(z.string()),
  /** Which of these stand among skills close to them. */
  beside: z.array(z.object({ tagName: z.string(), near: z.array(z.string()) })),
  /** What is wanted, and the person's skill closest to it. */
  related: z.array(z.object({ tagName: z.string(), through: z.string() })),
  missing: z.array(z.string()),
  /** The same as a sentence in Russian; in other words and languages it is `sayMatch`. */
  sentence: z.string(),
});
export type Match = z.output<typeof Match>;

/** Why a proposal is not wanted: skills, level, topic, or just no. */
export const DismissalReason = z.enum(['skills', 'level', 'topic', 'other']);
export type DismissalReason = z.output<typeof DismissalReason>;

/** A vacancy proposed to a person: one that fits, or just a new one to somebody without tags. */
export const MatchedVacancy = z.object({
  projectId: z.string(),
  vacancyId: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(vacancyLevels)),
  tags: z.array(z.object({ tagName: z.string() })),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  /** The owner’s. */
  telegramId: z.number(),
  ownerName: z.string(),
  ownerPhoto: z.nullable(z.string()),
  match: z.nullable(Match),
});
export type MatchedVacancy = z.output<typeof MatchedVacancy>;

/** A person proposed for a vacancy. */
export const MatchedPerson = z.object({
  ...PersonCard.shape,
  lookingForTeam: z.nullable(LookingForTeam),
  hoursAWeek: z.nullable(z.number()),
  /** Whether the owner may call them to apply now. */
  mayCall: z.boolean(),
  match: Match,
});
export type MatchedPerson = z.output<typeof MatchedPerson>;

/** Somebody’s pair with a vacancy. */
export const MatchRef = z.object({ projectId: Id, vacancyId: Id, telegramId: TelegramId });
