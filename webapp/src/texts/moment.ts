import { texts } from './common.ts';
import { dateLocale } from './locale.ts';

const clock = new Intl.DateTimeFormat(dateLocale, { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long' });
const dateOfYear = new Intl.DateTimeFormat(dateLocale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const dayOf = (moment: Date) =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** «сегодня, 14:05», «вчера, 9:00», «3 мая, 14:05». */
export function sayMoment(iso: string, now = new Date()): string {
  const moment = new Date(iso);
  if (Number.isNaN(moment.getTime())) return '';
  const time = clock.format(moment);
  const days = Math.round((dayOf(now) - dayOf(moment)) / 86_400_000);
  if (days === 0) return texts.common.today(time);
  if (days === 1) return texts.common.yesterday(time);
  const format = moment.getFullYear() === now.getFullYear() ? date : dateOfYear;
  return `${format.format(moment)}, ${time}`;
}

/** «3 мая». */
export const sayDay = (iso: string) => {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : date.format(moment);
};

/** With its year where it is another one: «3 мая», «3 мая 2031 г.». */
export const sayDate = (day: string, now = new Date()) => {
  const moment = new Date(`${day}T00:00`);
  const format = moment.getFullYear() === now.getFullYear() ? date : dateOfYear;
  return format.format(moment);
};

const shortDate = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'short' });

/** «3 мая», «26 окт.». */
export const sayShortDate = (day: string) => shortDate.format(new Date(`${day}T00:00`));

const dayAndTime = new Intl.DateTimeFormat(dateLocale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** «пн, 30 ноября в 19:00». */
export const sayAppointment = (iso: string) => dayAndTime.format(new Date(iso));

const month = new Intl.DateTimeFormat(dateLocale, { month: 'long', timeZone: 'UTC' });

/** «сентябрь 2024», where nobody said which day. */
export const sayMonth = (day: string) => {
  const moment = new Date(day);
  return Number.isNaN(moment.getTime()) ? day : `${month.format(moment)} ${day.slice(0, 4)}`;
};

/** «14:05». */
export function sayTime(iso: string): string {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? '' : clock.format(moment);
}
