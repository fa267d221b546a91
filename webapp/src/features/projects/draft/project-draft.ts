import { changedFrom, createDrafts } from '#src/device/drafts.ts';
import { readForm, type ProjectForm, type ProjectFormChanges } from './project-form.ts';
import { readTypedVacancy, type TypedVacancy } from './typed-vacancy.ts';

export const newPlace = 'new';

/** By place: `new`, or the id of a project that is there. */
export const projectDrafts = createDrafts<ProjectFormChanges>({
  name: 'project-draft',
  version: 2,
  read: readForm,
});

/** By place and index, before they become part of a form. */
export const vacancyDrafts = createDrafts<TypedVacancy>({
  name: 'vacancy-draft',
  version: 1,
  read: readTypedVacancy,
});

export const unsaved = (changes: ProjectFormChanges, base: ProjectForm) =>
  changedFrom(changes, base);

export const vacancyPlace = (place: string, index: number | undefined) =>
  `${place}:${index ?? 'new'}`;

function dropVacancies(telegramId: number, isDropped: (key: string) => boolean) {
  const keys = Object.keys(vacancyDrafts.all(telegramId)).filter(isDropped);
  for (const key of keys) vacancyDrafts.drop(telegramId, key);
}

export function dropForm(telegramId: number, place: string) {
  projectDrafts.drop(telegramId, place);
  dropVacancies(telegramId, (key) => key.startsWith(`${place}:`));
}

/** Those that are there: their indexes have moved. */
export function dropTypedVacancies(telegramId: number, place: string) {
  const newVacancy = vacancyPlace(place, undefined);
  dropVacancies(telegramId, (key) => key.startsWith(`${place}:`) && key !== newVacancy);
}
