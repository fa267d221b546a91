import { moderatorTexts } from '#src/texts/moderators.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** «3 часа», whole days from two on; less than an hour is no news. */
export function sayAge(iso: string, now = Date.now()): string | undefined {
  const passed = now - new Date(iso).getTime();
  const words = moderatorTexts.queue.age;
  if (passed >= 2 * day) return words.days(Math.floor(passed / day));
  return passed >= hour ? words.hours(Math.floor(passed / hour)) : undefined;
}

/** After a day. */
export const isOverdue = (iso: string, now = Date.now()) => now - new Date(iso).getTime() >= day;
