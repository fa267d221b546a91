export type AnswerTime = 'sameDay' | 'days' | 'week' | 'notAlways';

/** What an application came to: an answer of its owner's, or none by `endedAt`. */
export interface Wait {
  since: Date;
  endedAt: Date;
  answer: 'Accepted' | 'Rejected' | null;
}

const day = 24 * 60 * 60_000;
const minute = 60_000;

/** From so many answers on is anything said of how soon they come. */
const fewest = 3;
/** So many rejections within a minute say nothing of how soon each was answered. */
const atOnce = 5;
/** Who leaves more than every third without an answer does not always answer. */
const mostUnanswered = 1 / 3;
/** Until when half of all have an answer, in days. */
const words = [
  { within: 1, word: 'sameDay' },
  { within: 3, word: 'days' },
  { within: 10, word: 'week' },
] as const;

/**
 * How soon an owner usually answers, after Kaplan and Meier: who has no answer yet counts as having
 * waited at least that long. Null while that cannot be said.
 */
export function answerTimeOf(waitings: readonly Wait[]): AnswerTime | null {
  const waits = waitings.map(({ since, endedAt, answer }) => ({
    days: Math.max(0, endedAt.getTime() - since.getTime()) / day,
    isAnswered: answer === 'Accepted' || (answer === 'Rejected' && !isOfMany(endedAt, waitings)),
  }));
  if (waits.filter(({ isAnswered }) => isAnswered).length < fewest) return null;
  const steps = survival(waits);
  if ((steps.at(-1)?.unanswered ?? 1) > mostUnanswered) return 'notAlways';
  const median = steps.find(({ unanswered }) => unanswered <= 0.5)?.days ?? Infinity;
  return words.find(({ within }) => median <= within)?.word ?? 'notAlways';
}

const isOfMany = (at: Date, waitings: readonly Wait[]) => {
  const moments = waitings
    .filter(({ answer }) => answer === 'Rejected')
    .map(({ endedAt }) => endedAt.getTime())
    .toSorted((one, other) => one - other);
  return moments.some((first, place) => {
    const last = moments[place + atOnce - 1];
    return last !== undefined && last - first <= minute && isWithin(at.getTime(), first, last);
  });
};

const isWithin = (at: number, first: number, last: number) => at >= first && at <= last;

/** Which share is without an answer after so many days, at each moment that brought one. */
export function survival(waits: readonly { days: number; isAnswered: boolean }[]) {
  const moments = new Set(waits.flatMap(({ days, isAnswered }) => (isAnswered ? [days] : [])));
  let unanswered = 1;
  return [...moments]
    .toSorted((one, other) => one - other)
    .map((moment) => {
      const waiting = waits.filter(({ days }) => days >= moment);
      const answered = waiting.filter(({ days, isAnswered }) => isAnswered && days === moment);
      unanswered *= 1 - answered.length / waiting.length;
      return { days: moment, unanswered };
    });
}
