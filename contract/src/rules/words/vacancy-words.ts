import type { AnswerTime } from '#src/rules/answer-time.ts';

/** Levels of a vacancy (spec §9). */
export const vacancyLevels = ['Intern', 'Junior', 'Middle', 'Senior', 'Team lead'] as const;

/** Years of experience a vacancy asks for (spec §9). */
export const vacancyExperiences = [
  'Без опыта',
  '0-1 год',
  '1-3 года',
  '3-5 лет',
  'более 7 лет',
] as const;

/** How soon an owner usually answers; apart from the function that finds it, so that the mini-app loads none. */
export const answerTimes = [
  'sameDay',
  'days',
  'week',
  'notAlways',
] as const satisfies readonly AnswerTime[];

/**
 * What a list of vacancies can be narrowed to besides tags, with the values of each. What is offered
 * instead, the index of the search and the sheet of filters come from this table.
 */
export const vacancyFilters = { level: vacancyLevels, experience: vacancyExperiences } as const;
export type VacancyFilter = keyof typeof vacancyFilters;
export const vacancyFilterNames = Object.keys(vacancyFilters) as VacancyFilter[];

export const noVacancyFilters = {
  level: [],
  experience: [],
} satisfies Record<VacancyFilter, never[]>;

const experiencesInEnglish: Readonly<Record<string, string>> = {
  'Без опыта': 'No experience',
  '0-1 год': '0–1 year',
  '1-3 года': '1–3 years',
  '3-5 лет': '3–5 years',
  'более 7 лет': 'over 7 years',
} satisfies Record<(typeof vacancyExperiences)[number], string>;

export const experienceInEnglish = (experience: string): string =>
  experiencesInEnglish[experience] ?? experience;

/** Whether a vacancy says enough (spec §5): a title, a tag, and a task, requirement or condition. */
export const isVacancyComplete = (
  vacancy: Record<'title' | 'tasks' | 'requirements' | 'conditions', string> & {
    tags: readonly unknown[];
  },
) =>
  vacancy.title.trim() !== '' &&
  vacancy.tags.length > 0 &&
  [vacancy.tasks, vacancy.requirements, vacancy.conditions].some((part) => part.trim() !== '');
