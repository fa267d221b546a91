/** From nine in the morning to ten at night. */
const hours = Array.from({ length: 14 }, (_, index) => index + 9);
const daysShown = 14;

/** In milliseconds from now. */
const soonest = 60 * 60_000;

/** By the clock of this device. */
export const daysFrom = (now: Date): Date[] =>
  Array.from(
    { length: daysShown },
    (_, index) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + index),
  ).filter((day) => hoursOf(day, now).length > 0);

export const hoursOf = (day: Date, now: Date): Date[] =>
  hours
    .map((hour) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour))
    .filter((moment) => moment.getTime() > now.getTime() + soonest);
