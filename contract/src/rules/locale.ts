/** The languages Kollab speaks; Russian is the source. */
export const locales = ['ru', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Where Russian is what people read Kollab in, whatever their client speaks: ISO 639-1 codes. */
export const readInRussian = [
  'ru',
  'be',
  'uk',
  'kk',
  'ky',
  'uz',
  'tg',
  'tk',
  'hy',
  'az',
  'tt',
] as const;

const nearRussian = new Set<string>(readInRussian);

/** The language for somebody whose client reports an IETF tag, such as `en-GB`; none means Russian. */
export function localeOf(languageCode: string | null | undefined): Locale {
  const [language = ''] = (languageCode ?? '').toLowerCase().split('-');
  return language === '' || nearRussian.has(language) ? 'ru' : 'en';
}
