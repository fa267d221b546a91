import * as z from 'zod/mini';
import { dismissalReasons } from '#src/rules/dismissal-reasons.ts';
import { LookingForTeam } from '#src/schemas/people/looking-for-team.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { Match } from '#src/schemas/match.ts';
import { PersonCard } from '#src/schemas/people/person-card.ts';
import { vacancyLevels } from '#src/rules/words/vacancy-words.ts';
import { Vacancy } from '#src/schemas/work/vacancies.ts';

export const DismissalReason = z.enum(dismissalReasons);
export type DismissalReason = z.output<typeof DismissalReason>;

/** A vacancy proposed to a person: one that fits, or just a new one to somebody without tags. */
export const MatchedVacancy = z.object({
  projectId: z.string(),
  vacancyId: z.string(),
  title: z.string(),
  level: z.nullable(z.enum(vacancyLevels)),
  hoursAWeek: Vacancy.shape.hoursAWeek,
  until: Vacancy.shape.until,
  places: Vacancy.shape.places,
  placesLeft: Vacancy.shape.placesLeft,
  tags: z.array(z.object({ tagName: z.string() })),
  projectTitle: z.string(),
  coverImage: z.nullable(z.string()),
  palette: z.array(z.string()),
  /** The owner’s. */
  telegramId: z.nullable(z.number()),
  ownerName: z.string(),
  ownerPhoto: z.nullable(z.string()),
  match: z.nullable(Match),
});
export type MatchedVacancy = z.output<typeof MatchedVacancy>;

export const MatchedPerson = z.object({
  ...PersonCard.shape,
  lookingForTeam: z.nullable(LookingForTeam),
  hoursAWeek: z.nullable(z.number()),
  mayCall: z.boolean(),
  match: Match,
});
export type MatchedPerson = z.output<typeof MatchedPerson>;

export const MatchRef = z.object({ projectId: Id, vacancyId: Id, telegramId: TelegramId });
