import { moderatorTexts } from '#src/texts/moderators.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In the largest whole unit: «3 часа»; whole days from two on. */
export function sayAge(iso: string, now = Date.now()): string {
  const passed = Math.max(0, now - new Date(iso).getTime());
  const words = moderatorTexts.queue.age;
  if (passed >= 2 * day) return words.days(Math.floor(passed / day));
  if (passed >= hour) return words.hours(Math.floor(passed / hour));
  if (passed >= minute) return words.minutes(Math.floor(passed / minute));
  return words.now;
}

/** After a day. */
export const isOverdue = (iso: string, now = Date.now()) => now - new Date(iso).getTime() >= day;
