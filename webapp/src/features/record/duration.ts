import { dateLocale } from '#src/texts/locale.ts';
import { moderatorTexts } from '#src/texts/moderators.ts';

const say = (count: number, unit: 'minute' | 'hour' | 'day') =>
  new Intl.NumberFormat(dateLocale, { style: 'unit', unit, unitDisplay: 'short' }).format(count);

/** Given in hours, short enough for a column: «18 мин», «2 ч», «3 дн.». */
export function sayDuration(given: number | null): string {
  if (given === null) return moderatorTexts.statistics.dash;
  const minutes = Math.round(given * 60);
  if (minutes < 1) return `<\u00a0${say(1, 'minute')}`;
  if (minutes < 60) return say(minutes, 'minute');
  const hours = Math.round(given);
  return hours < 48 ? say(hours, 'hour') : say(Math.round(given / 24), 'day');
}
