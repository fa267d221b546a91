import { say } from '#src/client/language/language.ts';

const time = new Intl.DateTimeFormat(say('ru', 'en-GB'), { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(say('ru', 'en-GB'), { day: 'numeric', month: 'long' });
const shortDay = new Intl.DateTimeFormat(say('ru', 'en-GB'), { day: '2-digit', month: '2-digit' });

function isToday(date: Date): boolean {
  return date.toDateString() === new Date().toDateString();
}

export function timeOf(date: string): string {
  return time.format(new Date(date));
}

export function dayOf(date: string): string {
  const value = new Date(date);
  return isToday(value) ? say('Сегодня', 'Today') : day.format(value);
}

export function shortTimeOf(date: string): string {
  const value = new Date(date);
  return isToday(value) ? time.format(value) : shortDay.format(value);
}

const styles = { d: 'short', D: 'long', t: 'short', T: 'medium' } as const;

/** By the reader's clock; `Dt` is the long date and the time. */
export function momentOf(at: number, format: string): string {
  const has = (sign: keyof typeof styles) => (format.includes(sign) ? styles[sign] : undefined);
  const options = { dateStyle: has('D') ?? has('d'), timeStyle: has('t') ?? has('T') };
  return new Date(at * 1000).toLocaleString(say('ru', 'en-GB'), options);
}

export function sizeOf(bytes: number): string {
  const inKilobytes = bytes / 1024;
  if (inKilobytes < 1024) return `${Math.max(1, Math.round(inKilobytes))} ${say('КБ', 'KB')}`;
  const inMegabytes = (inKilobytes / 1024).toFixed(1);
  return say(`${inMegabytes.replace('.', ',')} МБ`, `${inMegabytes} MB`);
}
