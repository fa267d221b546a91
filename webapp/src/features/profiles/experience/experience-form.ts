import { limits, monthsOf } from '@kollab/contract';
import { Experience } from '@kollab/contract/schemas';
import type { TypedForm } from '#src/shared/person/draft/profile-draft.ts';
import { texts } from '#src/texts/common.ts';
import { editorTexts } from '#src/texts/editors.ts';

/** Months are `YYYY-MM`, with a part missing until chosen. */
export type TypedWork = Record<
  'company' | 'department' | 'role' | 'years' | 'start' | 'end' | 'logo',
  string
>;

const emptyWork: TypedWork = {
  company: '',
  department: '',
  role: '',
  years: '',
  start: '',
  end: '',
  logo: '',
};

const sayYears = (years: number) => String(years).replace('.', ',');

const monthIn = (day: string | null) => day?.slice(0, 7) ?? '';

/** The kept form overrides the work place. */
export const asTypedWork = (work: Experience | undefined, kept?: TypedForm): TypedWork => ({
  ...emptyWork,
  ...(work && {
    company: work.company,
    department: work.department,
    role: work.role,
    years: work.workDurationYears ? sayYears(work.workDurationYears) : '',
    start: monthIn(work.startDate),
    end: monthIn(work.endDate),
    logo: work.logoUrl ?? '',
  }),
  ...kept,
});

type Errors = Partial<Record<keyof TypedWork, string>>;

export function cleanYears(value: string) {
  const [whole = '', ...rest] = value.replace(/[^\d.,]/g, '').split(/[.,]/);
  const years = whole.slice(0, 2);
  return rest.length > 0 ? `${years},${rest.join('').slice(0, 1)}` : years;
}

export function readYears(value: string): number | undefined {
  const years = Number(value.replace(',', '.'));
  return /\d/.test(value) && years <= limits.workDurationYears ? years : undefined;
}

const isWhole = (month: string) => /^\d{4}-\d{2}$/.test(month);
const isEmpty = (month: string) => month === '' || month === '-';

/** The day that was there, if it is in this month; else the first. */
const dayIn = (month: string, was?: string | null) =>
  isWhole(month) ? (monthIn(was ?? null) === month ? (was ?? null) : `${month}-01`) : null;

function periodError({ start, end }: TypedWork, now: Date): Errors {
  const { incompleteMonth, inFuture, noStart, wrongOrder } = editorTexts.experienceEditor;
  if (!isEmpty(start) && !isWhole(start)) return { start: incompleteMonth };
  if (!isEmpty(end) && !isWhole(end)) return { end: incompleteMonth };
  if (isWhole(end) && isEmpty(start)) return { start: noStart };
  if (isWhole(start) && new Date(`${start}-01`) > now) return { start: inFuture };
  if (isWhole(start) && isWhole(end) && end < start) return { end: wrongOrder };
  return {};
}

/** In months; undefined without a valid start. */
export function monthsByDates(typed: TypedWork, now = new Date()): number | undefined {
  if (!isWhole(typed.start) || Object.keys(periodError(typed, now)).length > 0) return undefined;
  return monthsOf(
    { workDurationYears: 0, startDate: dayIn(typed.start), endDate: dayIn(typed.end) },
    now,
  );
}

const needed = ['company', 'department', 'role'] as const;

/** Every empty field is marked; what to do is said once, at the first. */
function missing(typed: TypedWork): Errors {
  const empty = needed.filter((field) => !typed[field].trim());
  const words = (index: number) => (index === 0 ? editorTexts.experienceEditor.fillAll : '');
  return Object.fromEntries(empty.map((field, index) => [field, words(index)]));
}

const asYears = (months: number) => Math.round(months / 1.2) / 10;

/**
 * Spec §5. How long it lasted is said once: by its dates where they are given, else by its years.
 */
export function readWork(
  typed: TypedWork,
  was?: Experience,
  now = new Date(),
): { work?: Experience; errors: Errors } {
  const gaps = missing(typed);
  if (Object.keys(gaps).length > 0) return { errors: gaps };
  const months = monthsByDates(typed, now);
  const years = months !== undefined ? asYears(months) : typed.years ? readYears(typed.years) : 0;
  if (years === undefined) return { errors: { years: texts.errors.badValue } };
  const wrongPeriod = periodError(typed, now);
  if (Object.keys(wrongPeriod).length > 0) return { errors: wrongPeriod };
  const work = Experience.safeParse({
    company: typed.company,
    department: typed.department,
    role: typed.role,
    workDurationYears: years,
    logoUrl: typed.logo || null,
    startDate: dayIn(typed.start, was?.startDate),
    endDate: dayIn(typed.end, was?.endDate),
  });
  if (!work.success) {
    const [issue] = work.error.issues;
    return { errors: { [String(issue?.path[0] ?? 'company')]: texts.errors.badValue } };
  }
  return { work: work.data, errors: {} };
}
