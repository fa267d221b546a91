import { limits } from './limits.ts';

const within = limits.answerWithinDays * 24 * 60 * 60_000;

/** Until when what was closed without an answer may be accepted all the same; undefined for anything else. */
export const acceptableUntil = (
  closedBecause: string | null,
  decidedAt: Date | string | null,
): Date | undefined =>
  closedBecause === 'noAnswer' && decidedAt !== null
    ? new Date(new Date(decidedAt).getTime() + within)
    : undefined;

export const acceptableSince = (now: Date) => new Date(now.getTime() - within);
