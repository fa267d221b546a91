import { fieldLabels } from './fields.ts';
import type { Locale } from '#src/rules/locale.ts';
import { readyReasons, readyReasonsInEnglish } from '#src/rules/ready-reasons.ts';

const pairs = (from: readonly string[], to: readonly string[]) =>
  from.map((text, place) => [text, to[place] ?? text] as const);

const readyInEnglish = new Map(
  pairs(Object.values(readyReasons).flat(), Object.values(readyReasonsInEnglish).flat()),
);

const labelsInEnglish = new Map<string, string>([
  ...pairs(Object.values(fieldLabels.ru.profile), Object.values(fieldLabels.en.profile)),
  ...pairs(Object.values(fieldLabels.ru.project), Object.values(fieldLabels.en.project)),
]);

/** «Поле: причина», as reasons for several fields come. */
const ofField = /^(?<label>[^:]+): (?<reason>.+)$/;

function lineInEnglish(line: string): string {
  const { label = '', reason = '' } = ofField.exec(line)?.groups ?? {};
  const labelled = labelsInEnglish.get(label);
  if (labelled !== undefined) return `${labelled}: ${readyInEnglish.get(reason) ?? reason}`;
  return readyInEnglish.get(line) ?? line;
}

/** What Kollab itself worded is said in the reader's language. */
export const reasonIn = (reason: string, locale: Locale): string =>
  locale === 'en' ? reason.split('\n').map(lineInEnglish).join('\n') : reason;

const readyInRussian = new Map([...readyInEnglish].map(([ru, en]) => [en, ru]));

/** Reasons that were chosen in English are given, and kept, in Russian. */
export const readyReasonsInRussian = (reason: string): string =>
  reason
    .split('\n')
    .map((line) => readyInRussian.get(line) ?? line)
    .join('\n');
