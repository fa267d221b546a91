import { moderatorTexts } from '#src/texts/moderators.ts';

const { minutes, hours, days, now } = moderatorTexts.queue.age;

/** Given in hours: «18 минут», «2 часа», «3 дня». */
export function sayDuration(given: number | null): string {
  if (given === null) return moderatorTexts.statistics.dash;
  const inMinutes = Math.round(given * 60);
  if (inMinutes < 1) return now;
  if (inMinutes < 60) return minutes(inMinutes);
  const inHours = Math.round(given);
  return inHours < 48 ? hours(inHours) : days(Math.round(given / 24));
}
