import * as z from 'zod/mini';
import { limits } from '#src/rules/limits.ts';
import { bounded } from '#src/schemas/bounds.ts';
import { Moment } from '#src/schemas/ids.ts';

/** A moment as a client says it, such as `2030-01-05T19:00:00Z`. */
export const GivenMoment = z.pipe(bounded(30), z.iso.datetime({ offset: true }));

export const PollId = bounded(64).check(z.regex(/^\d+$/));

/** The place of a proposed time: 0 is the earliest. */
export const TimePlace = z.int().check(z.minimum(0), z.maximum(limits.meetingTimes - 1));

/** `set`: a time is agreed upon; `failed`: none was found; `cancelled`: its owner asks no more. */
export const MeetingState = z.enum(['open', 'set', 'failed', 'cancelled']);
export type MeetingState = z.output<typeof MeetingState>;

export const MeetingTime = z.object({ at: Moment, votes: z.number() });
export type MeetingTime = z.output<typeof MeetingTime>;

/** The one that is asked about now, or was agreed upon last. */
export const Meeting = z.object({
  id: z.string(),
  state: MeetingState,
  /** The earliest first. */
  times: z.array(MeetingTime),
  /** When the caller can, by places; null while they have not said. */
  mine: z.nullable(z.array(z.number())),
  answered: z.number(),
  asked: z.number(),
  closesAt: Moment,
  at: z.nullable(Moment),
});
export type Meeting = z.output<typeof Meeting>;
