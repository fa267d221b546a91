import type { Locale } from '#src/rules/locale.ts';

const tags = { ru: 'ru-RU', en: 'en-GB' } as const satisfies Record<Locale, string>;

/** «март – июль 2026» for two months such as `2026-03`; years once where they are the same. */
export function monthSpan({ since, until }: { since: string; until: string }, locale: Locale) {
  const month = (of: string) =>
    new Date(`${of}-01T00:00:00Z`).toLocaleDateString(tags[locale], {
      timeZone: 'UTC',
      month: 'long',
    });
  const year = (of: string) => of.slice(0, 4);
  const end = `${month(until)} ${year(until)}`;
  if (since === until) return end;
  const begin = year(since) === year(until) ? month(since) : `${month(since)} ${year(since)}`;
  return `${begin} – ${end}`;
}
