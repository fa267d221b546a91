import type { Locale } from '#src/rules/locale.ts';

const zone = { timeZone: 'Europe/Moscow' } as const;
const tags = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Locale, string>;
const zoneNames = { ru: 'МСК', en: 'MSK' } as const satisfies Record<Locale, string>;

/** By Moscow's clock. */
export function timeIn(locale: Locale) {
  const day = { ...zone, day: 'numeric', month: 'long' } as const;
  const minute = { ...zone, hour: '2-digit', minute: '2-digit' } as const;
  /** «14:27 МСК» for an ISO moment. */
  const clock = (moment: string) =>
    `${new Date(moment).toLocaleTimeString(tags[locale], minute)} ${zoneNames[locale]}`;
  return {
    clock,
    day: (date: string) => new Date(date).toLocaleDateString(tags[locale], day),
    /** «21 ноября, 14:31 МСК» for an ISO moment. */
    dayAndClock: (moment: string) =>
      `${new Date(moment).toLocaleDateString(tags[locale], day)}, ${clock(moment)}`,
  };
}
