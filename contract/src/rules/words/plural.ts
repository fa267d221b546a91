const rules = new Intl.PluralRules('ru');

/** `plural(2, ['год', 'года', 'лет'])` is «года». */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const rule = rules.select(Math.abs(count));
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

const englishRules = new Intl.PluralRules('en');

export const pluralEn = (count: number, [one, other]: readonly [string, string]): string =>
  englishRules.select(Math.abs(count)) === 'one' ? one : other;
