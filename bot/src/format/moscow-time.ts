import type { Locale } from '@kollab/contract';

const zone = { timeZone: 'Europe/Moscow' } as const;
const tags = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Locale, string>;
const zoneNames = { ru: 'МСК', en: 'MSK' } as const satisfies Record<Locale, string>;

/** How moments are told in a language, by Moscow's clock. */
export function timeIn(locale: Locale) {
  const clockFormat = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  const dayFormat = new Intl.DateTimeFormat(tags[locale], {
    ...zone,
    day: 'numeric',
    month: 'long',
  });
  const clock = (moment: string) => `${clockFormat.format(new Date(moment))} ${zoneNames[locale]}`;
  return {
    /** «14:27 МСК» for an ISO moment. */
    clock,
    /** «21 ноября, 14:31 МСК» for an ISO moment. */
    dayAndClock: (moment: string) => `${dayFormat.format(new Date(moment))}, ${clock(moment)}`,
  };
}
