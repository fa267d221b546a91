import { defaultStage, limits, type Project, projectStages, type Vacancy } from '@kollab/contract';
import { VacancyInput } from '@kollab/contract/schemas';
import { isRecord } from '#src/device/drafts.ts';
import { isLive } from '#src/shared/project/is-live.ts';
import { tagNames } from '#src/shared/tags/tag-list.ts';

export interface PickedPerson {
  telegramId: number;
  name: string;
  photo: string | null;
}

/** The id is that of one the server knows. */
export type FormVacancy = Omit<VacancyInput, 'id'> & { id?: string };

export interface ProjectForm {
  name: string;
  description: string;
  stage: (typeof projectStages)[number];
  tags: string[];
  tag: string;
  coverImage: string | null;
  participants: PickedPerson[];
  vacancies: FormVacancy[];
}

export type ProjectFormChanges = Partial<ProjectForm>;

export const emptyForm: ProjectForm = {
  name: '',
  description: '',
  stage: defaultStage,
  tags: [],
  tag: '',
  coverImage: null,
  participants: [],
  vacancies: [],
};

export function readVacancy(value: unknown): FormVacancy | undefined {
  const read = VacancyInput.safeParse(value);
  if (!read.success) return undefined;
  const { id, ...vacancy } = read.data;
  return typeof id === 'string' ? { id, ...vacancy } : vacancy;
}

function readPerson(value: unknown): PickedPerson | undefined {
  if (!isRecord(value)) return undefined;
  const { telegramId, name, photo } = value;
  if (!Number.isSafeInteger(telegramId) || typeof name !== 'string') return undefined;
  return { telegramId: Number(telegramId), name, photo: typeof photo === 'string' ? photo : null };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

const listOf =
  <T>(read: (value: unknown) => T | undefined) =>
  (value: unknown): T[] | undefined =>
    Array.isArray(value)
      ? value.map((item) => read(item)).filter((item) => item !== undefined)
      : undefined;

const readers: { [K in keyof ProjectForm]: (value: unknown) => ProjectForm[K] | undefined } = {
  name: textOf,
  description: textOf,
  stage: (value) => projectStages.find((stage) => stage === value),
  tags: (value) => (Array.isArray(value) ? tagNames(value) : undefined),
  tag: textOf,
  coverImage: (value) => (value === null ? null : textOf(value)),
  participants: listOf(readPerson),
  vacancies: listOf(readVacancy),
};

/** One bad field costs only itself. */
export function readForm(kept: unknown): ProjectFormChanges {
  if (!isRecord(kept)) return {};
  const read = Object.entries(readers).map(([field, reader]) => [field, reader(kept[field])]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

const writtenOf = (vacancy: Vacancy) => ({
  id: vacancy.id,
  title: vacancy.title,
  level: vacancy.level,
  experience: vacancy.experience,
  tags: vacancy.tags,
  tasks: vacancy.tasks,
  requirements: vacancy.requirements,
  conditions: vacancy.conditions,
  hoursAWeek: vacancy.hoursAWeek,
  until: vacancy.until,
  places: vacancy.places,
});

/** Others see it: its places change at once, on its own page. */
export const isShown = (project: Project | undefined, { id }: Pick<FormVacancy, 'id'>) =>
  project !== undefined &&
  id !== undefined &&
  project.vacancies.some((vacancy) => vacancy.id === id) &&
  isLive(project, { id });

/** Places of vacancies that others see are never sent from a draft. */
export const withoutLivePlaces = (project: Project, vacancies: readonly FormVacancy[]) =>
  vacancies.map((vacancy): FormVacancy => {
    if (!isShown(project, vacancy)) return vacancy;
    const { places: _, ...rest } = vacancy;
    return rest;
  });

/** Its people are looked after elsewhere. */
export const formOf = (project: Project): ProjectForm => ({
  ...emptyForm,
  name: project.name,
  description: project.description,
  stage: project.stage,
  tags: tagNames(project.tags),
  coverImage: project.coverImage,
  vacancies: withoutLivePlaces(
    project,
    project.vacancies.flatMap((vacancy) => readVacancy(writtenOf(vacancy)) ?? []),
  ),
});

/** The owner is one of the team. */
export const placesLeft = (form: ProjectForm) => limits.participants - 1 - form.participants.length;
