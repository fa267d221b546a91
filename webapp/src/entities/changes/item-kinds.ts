import type { Experience, VacancyInput } from '@kollab/contract';
import { editorTexts } from '#src/texts/editors.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { dateText, experienceText, itemsOf } from './value-text.ts';

/** An item as it is stored: an older one may lack a part. */
export type Item = Readonly<Record<string, unknown>>;

/** Items of several parts, each of which a moderator sees by itself. */
export interface ItemKind<Part extends string = string> {
  added: string;
  removed: string;
  /** Every part that an approval publishes, by what it is called. */
  parts: Readonly<Record<Part, string>>;
  /** Parts that are not said as they are stored. */
  say: Readonly<Partial<Record<Part, (value: unknown) => unknown>>>;
  titleOf: (item: Item) => string;
  /** What makes two of them one item, the surest first. */
  isSame: readonly ((one: Item, other: Item) => boolean)[];
}

const said = (value: unknown) => itemsOf(value).join('\n');
const alike =
  (...parts: string[]) =>
  (one: Item, other: Item) =>
    parts.every((part) => one[part] === other[part]);

const yearsText = (value: unknown) =>
  typeof value === 'number' && value > 0
    ? editorTexts.experienceEditor.yearsOf(value.toLocaleString(dateLocale), value)
    : '';

const vacancies: ItemKind<Exclude<keyof VacancyInput, 'id'>> = {
  added: moderationTexts.changes.newVacancy,
  removed: moderationTexts.changes.removedVacancy,
  parts: moderationTexts.changes.vacancy,
  say: { experience: experienceText, until: dateText },
  titleOf: ({ title }) => said(title),
  isSame: [(one, other) => one.id !== undefined && one.id === other.id, alike('title')],
};

const { company, department, role, years, logo, start, end } = editorTexts.experienceEditor;

const experiences: ItemKind<keyof Experience> = {
  added: moderationTexts.changes.newWork,
  removed: moderationTexts.changes.removedWork,
  parts: {
    logoUrl: logo,
    role,
    company,
    department,
    workDurationYears: years,
    startDate: start,
    endDate: end,
  },
  say: { workDurationYears: yearsText, startDate: dateText, endDate: dateText },
  titleOf: (work) => [said(work.role), said(work.company)].filter(Boolean).join(' · '),
  isSame: [
    alike('company', 'department', 'role', 'startDate', 'endDate', 'workDurationYears', 'logoUrl'),
    alike('company', 'department', 'role'),
    alike('company', 'role'),
    alike('company'),
    alike('role', 'startDate'),
  ],
};

export const itemKinds = { vacancies, experiences } as const;
