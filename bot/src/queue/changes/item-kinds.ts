import { vacancyTitle, type Experience, type VacancyInput } from '@kollab/contract';
import { type Item, type Likeness, vacancyLikeness, workLikeness } from '@kollab/contract/changes';
import { markup, type Html } from '#src/format/html.ts';
import type { Reader } from '#src/messages/reader.ts';
import type { Texts } from '#src/texts/texts.ts';
import { describeItem, describeText } from './item.ts';
import { describePicture } from './change-text.ts';

export interface ItemKind {
  parts: readonly string[];
  /** Parts that the head of an added item says already. */
  inHead: ReadonlySet<string>;
  likeness: Likeness;
  head: (change: 'added' | 'changed' | 'removed', item: Item, texts: Texts) => string;
  label: (part: string, texts: Texts) => string;
  describe: (part: string, values: [unknown, unknown], length: number, reader: Reader) => Html;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Say = (value: unknown, texts: Texts) => string;

const sayDay: Say = (value, { projectCard }) =>
  typeof value === 'string' && value !== '' ? projectCard.vacancy.day(value) : '';
const sayMonth: Say = (value, { card }) =>
  typeof value === 'string' && value !== '' ? card.month(value) : '';
const sayTags: Say = (value, texts) =>
  Array.isArray(value) ? value.map((tag) => describeItem(tag, texts)).join(', ') : '';

type VacancyPart = Exclude<keyof VacancyInput, 'id'>;

const vacancyParts: Record<VacancyPart, Say> = {
  title: textOf,
  level: textOf,
  experience: (value, { projectCard }) => projectCard.vacancy.experience(textOf(value)),
  tags: sayTags,
  tasks: textOf,
  requirements: textOf,
  conditions: textOf,
  hoursAWeek: textOf,
  until: sayDay,
  places: textOf,
};

export const vacancies: ItemKind = {
  parts: Object.keys(vacancyParts),
  inHead: new Set(['title']),
  likeness: vacancyLikeness,
  head: (change, { title }, { projectCard }) =>
    projectCard.vacancy[change](vacancyTitle(textOf(title))),
  label: (part, { projectCard }) => projectCard.vacancy.parts[part as VacancyPart],
  describe(part, values, length, { texts }) {
    const [before, after] = values.map((value) => vacancyParts[part as VacancyPart](value, texts));
    return markup`${describeText(before, after, texts, length)}`;
  },
};

const workParts: Record<Exclude<keyof Experience, 'logoUrl'>, Say> = {
  role: textOf,
  company: textOf,
  department: textOf,
  workDurationYears: (value, { card }) => (typeof value === 'number' ? card.years(value) : ''),
  startDate: sayMonth,
  endDate: sayMonth,
};
const isLogo = (part: string) => part === 'logoUrl';

export const works: ItemKind = {
  parts: [...Object.keys(workParts), 'logoUrl'],
  inHead: new Set(['role', 'company', 'department', 'workDurationYears']),
  likeness: workLikeness,
  head(change, work, texts) {
    const { card } = texts;
    if (change !== 'changed') return card[change](describeItem(work, texts));
    return card.work.changed(
      [work['role'], work['company']].map(textOf).filter(Boolean).join(', '),
    );
  },
  label: (part, { card }) => card.work.parts[part as keyof Experience],
  describe(part, [before, after], length, reader) {
    const { texts } = reader;
    if (isLogo(part)) return describePicture(before, after, texts.card.picture, reader);
    const [old, fresh] = [before, after].map((value) =>
      workParts[part as keyof typeof workParts](value, texts),
    );
    return markup`${describeText(old, fresh, texts, length)}`;
  },
};
