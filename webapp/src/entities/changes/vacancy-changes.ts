import { dateText, experienceText, itemsOf } from './value-text.ts';

type Part = (typeof parts)[number];

/** What an edit does to one vacancy, by field; of a new or a removed one every field it has. */
export interface VacancyChange {
  key: string;
  kind: 'added' | 'removed' | 'changed';
  title: string;
  parts: { changeType: Part; oldValue: unknown; newValue: unknown }[];
}

const parts = [
  'title',
  'level',
  'experience',
  'tags',
  'tasks',
  'requirements',
  'conditions',
  'hoursAWeek',
  'until',
] as const;

type Vacancy = Readonly<Record<string, unknown>>;

const isVacancy = (value: unknown): value is Vacancy =>
  typeof value === 'object' && value !== null && 'title' in value;
const vacanciesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isVacancy) : []);

const said = (value: unknown) => itemsOf(value).join('\n');
const titleOf = (vacancy: Vacancy) => said(vacancy.title);

const valueOf = (vacancy: Vacancy | undefined, part: Part) => {
  const value = vacancy?.[part];
  if (part === 'experience') return experienceText(value);
  return part === 'until' ? dateText(value) : value;
};

const partsOf = (before: Vacancy | undefined, after: Vacancy | undefined) =>
  parts
    .map((part) => ({
      changeType: part,
      oldValue: valueOf(before, part),
      newValue: valueOf(after, part),
    }))
    .filter(({ oldValue, newValue }) => said(oldValue) !== said(newValue));

/** Each vacancy of the one list with its own in the other: of the same id, else of the same title. */
function paired(before: readonly Vacancy[], after: readonly Vacancy[]) {
  const left = new Set(before);
  const take = (isIt: (vacancy: Vacancy) => boolean) => {
    const found = [...left].find(isIt);
    if (found) left.delete(found);
    return found;
  };
  const byId = after.map((vacancy) => ({
    vacancy,
    was: take(({ id }) => id !== undefined && id === vacancy.id),
  }));
  const pairs = byId.map(({ vacancy, was }) => ({
    vacancy,
    was: was ?? take((one) => titleOf(one) === titleOf(vacancy)),
  }));
  return { pairs, removed: [...left] };
}

/** What became of a project's vacancies; those that stay as they are left out. */
export function vacancyChanges(oldValue: unknown, newValue: unknown): VacancyChange[] {
  const { pairs, removed } = paired(vacanciesOf(oldValue), vacanciesOf(newValue));
  const changed = pairs.map(({ vacancy, was }, index) => ({
    key: `${index} ${titleOf(vacancy)}`,
    kind: was ? ('changed' as const) : ('added' as const),
    title: titleOf(vacancy),
    parts: partsOf(was, vacancy),
  }));
  const gone = removed.map((vacancy, index) => ({
    key: `removed ${index} ${titleOf(vacancy)}`,
    kind: 'removed' as const,
    title: titleOf(vacancy),
    parts: partsOf(vacancy, undefined),
  }));
  return [...changed.filter((one) => one.parts.length > 0), ...gone];
}

/** The titles of vacancies that an edit leaves as they are. */
export function keptVacancies(oldValue: unknown, newValue: unknown): string[] {
  const { pairs } = paired(vacanciesOf(oldValue), vacanciesOf(newValue));
  return pairs
    .filter(({ vacancy, was }) => was && partsOf(was, vacancy).length === 0)
    .map(({ vacancy }) => titleOf(vacancy));
}
