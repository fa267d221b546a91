import type { Locale } from '#src/rules/locale.ts';
import { plural, pluralEn } from './plural.ts';

const inRussian = [
  'одного человека',
  'двоих',
  'троих',
  'четверых',
  'пятерых',
  'шестерых',
  'семерых',
];
const inEnglish = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** «Ищем ещё двоих», “We need two more people”. */
export function saySeeking(count: number, locale: Locale): string {
  if (locale === 'ru') {
    const others = `${count} ${plural(count, ['человека', 'человека', 'человек'])}`;
    return `Ищем ещё ${inRussian[count - 1] ?? others}`;
  }
  return `We need ${inEnglish[count - 1] ?? count} more ${pluralEn(count, ['person', 'people'])}`;
}
