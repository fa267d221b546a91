import type { Locale } from '#src/rules/locale.ts';

const tags = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Locale, string>;
const zones = { ru: 'МСК', en: 'MSK' } as const satisfies Record<Locale, string>;
const zone = { timeZone: 'Europe/Moscow' } as const;

/** «23 ноября, 14:31 МСК» for an ISO moment, by Moscow's clock. */
export function momentIn(moment: string, locale: Locale): string {
  const at = new Date(moment);
  const day = at.toLocaleDateString(tags[locale], { ...zone, day: 'numeric', month: 'long' });
  const clock = at.toLocaleTimeString(tags[locale], {
    ...zone,
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${day}, ${clock} ${zones[locale]}`;
}
