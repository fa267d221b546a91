import * as z from 'zod/mini';
import { upTo } from '#src/schemas/bounds.ts';
import { Day, Moment } from '#src/schemas/ids.ts';

export const checkInAnswers = ['going', 'slow', 'stuck'] as const;
export const CheckInAnswer = z.enum(checkInAnswers);
export type CheckInAnswer = z.output<typeof CheckInAnswer>;

/** The day of the week on which a team is asked, from Monday, 1, to Sunday; null: never. */
export const CheckInDay = z.nullable(z.int().check(z.minimum(1), z.maximum(7)));
export type CheckInDay = z.output<typeof CheckInDay>;

export const OwnCheckIn = z.object({
  id: z.string(),
  answer: z.nullable(CheckInAnswer),
  line: z.string(),
  hasToldOwner: z.boolean(),
});
export type OwnCheckIn = z.output<typeof OwnCheckIn>;

const SaidCheckIn = z.object({
  telegramId: z.number(),
  name: z.string(),
  photo: z.nullable(z.string()),
  answer: CheckInAnswer,
  line: z.string(),
  at: Moment,
});
export type SaidCheckIn = z.output<typeof SaidCheckIn>;

export const CheckIns = z.object({
  day: CheckInDay,
  /** Whether its owner, who reads this, is asked whether it goes on at all. */
  isDoubted: z.boolean(),
  /** From when on moderators may be asked for advice again; null: now. */
  mayAskModeratorsAt: z.nullable(Moment),
  own: z.nullable(OwnCheckIn),
  /** The newest first, by the Monday they begin with. */
  weeks: upTo(
    z.object({ week: Day, asked: z.number(), said: upTo(SaidCheckIn, 'participants') }),
    'checkInWeeks',
  ),
});
export type CheckIns = z.output<typeof CheckIns>;
