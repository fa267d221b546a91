import { sayFacts } from '@kollab/contract';
import { texts } from '#src/texts/common.ts';
import { sayDate, sayMonth } from '#src/texts/moment.ts';
import { placesOf, timeOf } from '#src/texts/vacancy-facts.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const joined = (separator: string, ...values: unknown[]) =>
  values.map(textOf).filter(Boolean).join(separator);

export const experienceText = (value: unknown) =>
  typeof value === 'string' ? texts.words.experience(value) : value;

export const dateText = (value: unknown) => (typeof value === 'string' ? sayDate(value) : value);

/** Nobody is asked for the day. */
export const monthText = (value: unknown) => (typeof value === 'string' ? sayMonth(value) : value);

const vacancyText = ({
  title,
  level,
  experience,
  tags,
  hoursAWeek,
  until,
  places,
  ...parts
}: Record<string, unknown>) =>
  joined(
    '\n',
    sayFacts(
      ...[title, level, experienceText(experience)].map(textOf),
      ...timeOf({
        hoursAWeek: typeof hoursAWeek === 'number' ? hoursAWeek : null,
        until: typeof until === 'string' ? until : null,
      }),
      ...placesOf(typeof places === 'number' ? { places } : {}),
    ),
    itemsOf(tags).join(', '),
    parts.tasks,
    parts.requirements,
    parts.conditions,
  );

/** Whatever it is, it can be read. */
function itemText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isRecord(value)) return '';
  if ('tagName' in value) return itemText(value.tagName);
  if ('url' in value) return joined(': ', value.type, value.url);
  if ('company' in value) {
    return sayFacts(...[value.role, value.company, value.department].map(textOf));
  }
  if ('title' in value) return vacancyText(value);
  return JSON.stringify(value);
}

/** A single value is a list of one. */
export const itemsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(itemText).filter((item) => item !== '');
