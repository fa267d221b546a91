import { sayFacts } from '@kollab/contract';
import type { Experience, VacancyInput } from '@kollab/contract';
import { type Item, type Likeness, vacancyLikeness, workLikeness } from '@kollab/contract/changes';
import { profileTexts } from '#src/texts/profile.ts';
import { dateLocale } from '#src/texts/locale.ts';
import { moderationTexts } from '#src/texts/moderation.ts';
import { dateText, experienceText, itemsOf, monthText } from './value-text.ts';

export interface ItemKind<Part extends string = string> {
  added: string;
  removed: string;
  /** Every part that an approval publishes, by what it is called. */
  parts: Readonly<Record<Part, string>>;
  say: Readonly<Partial<Record<Part, (value: unknown) => unknown>>>;
  titleOf: (item: Item) => string;
  likeness: Likeness;
}

const said = (value: unknown) => itemsOf(value).join('\n');
const yearsText = (value: unknown) =>
  typeof value === 'number' && value > 0
    ? profileTexts.work.yearsOf(value.toLocaleString(dateLocale), value)
    : '';

const vacancies: ItemKind<Exclude<keyof VacancyInput, 'id'>> = {
  added: moderationTexts.changes.newVacancy,
  removed: moderationTexts.changes.removedVacancy,
  parts: moderationTexts.changes.vacancy,
  say: { experience: experienceText, until: dateText },
  titleOf: ({ title }) => said(title),
  likeness: vacancyLikeness,
};

const { company, department, role, years, logo, start, end } = profileTexts.work;

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
  say: { workDurationYears: yearsText, startDate: monthText, endDate: monthText },
  titleOf: (work) => sayFacts(said(work.role), said(work.company)),
  likeness: workLikeness,
};

export const itemKinds = { vacancies, experiences } as const;
