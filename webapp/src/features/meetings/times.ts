/** Proposed times begin on the hour, from nine in the morning to ten at night. */
const hours = Array.from({ length: 14 }, (_, index) => index + 9);
const daysShown = 14;

/** So long a proposed time is away at least. */
const soonest = 60 * 60_000;

/** Midnights of the days to choose among, by the clock of this device. */
export const daysFrom = (now: Date): Date[] =>
  Array.from(
    { length: daysShown },
    (_, index) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + index),
  ).filter((day) => hoursOf(day, now).length > 0);

/** The moments of a day that may be proposed. */
export const hoursOf = (day: Date, now: Date): Date[] =>
  hours
    .map((hour) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour))
    .filter((moment) => moment.getTime() > now.getTime() + soonest);
