import { userStores } from '#src/device/user-store.ts';
import {
  isRecord,
  isSameValue,
  readForm,
  type ProjectForm,
  type ProjectFormChanges,
} from './project-form.ts';
import { readTypedVacancy, type TypedVacancy } from './typed-vacancy.ts';

/** The attempt to create a project that has not been confirmed yet. */
interface Sending {
  /** Sent as Idempotency-Key. */
  key: string;
  /** What was sent with it, as JSON. */
  content: string;
  /** The server refused it, so that nothing was created with this key. */
  isRefused: boolean;
}

interface ProjectDraft {
  /** What was changed, by place: `new`, or the id of a project that is there. */
  forms: Readonly<Record<string, ProjectFormChanges>>;
  /** Vacancies as typed, by place and index, before they become part of a form. */
  vacancies: Readonly<Record<string, TypedVacancy>>;
  sending: Sending | undefined;
}

/** The place of the project that is not there yet. */
export const newPlace = 'new';

const readAll = <T>(kept: unknown, read: (value: unknown) => T): Record<string, T> =>
  isRecord(kept)
    ? Object.fromEntries(Object.entries(kept).map(([place, value]) => [place, read(value)]))
    : {};

function readSending(kept: unknown): Sending | undefined {
  if (!isRecord(kept)) return undefined;
  const { key, content, isRefused } = kept;
  if (typeof key !== 'string' || typeof content !== 'string') return undefined;
  return { key, content, isRefused: isRefused === true };
}

/** The drafts of a person's projects on this device. */
export const projectDraft = userStores<ProjectDraft>({
  name: 'project-draft',
  version: 1,
  read(kept) {
    const { forms, vacancies, sending } = isRecord(kept) ? kept : {};
    return {
      forms: readAll(forms, readForm),
      vacancies: readAll(vacancies, readTypedVacancy),
      sending: readSending(sending),
    };
  },
});

const keep = (
  changes: ProjectFormChanges,
  isKept: (field: keyof ProjectForm, value: unknown) => boolean,
): ProjectFormChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => isKept(field as keyof ProjectForm, value)),
  );

/** The drafts with the changes of one place; without that place where nothing is changed. */
function withForm(
  forms: ProjectDraft['forms'],
  place: string,
  changes: ProjectFormChanges,
): ProjectDraft['forms'] {
  const others = Object.entries(forms).filter(([other]) => other !== place);
  const isEmpty = Object.keys(changes).length === 0;
  return Object.fromEntries(isEmpty ? others : [...others, [place, changes]]);
}

/** What of a draft differs from what is there. */
export const unsaved = (changes: ProjectFormChanges, base: ProjectForm) =>
  keep(changes, (field, value) => !isSameValue(value, base[field]));

/** Keeps new values as a draft; a value equal to what is there needs none. */
export function saveForm(
  telegramId: number,
  place: string,
  values: ProjectFormChanges,
  base: ProjectForm,
) {
  projectDraft(telegramId).setState(({ forms }) => ({
    forms: withForm(forms, place, unsaved({ ...forms[place], ...values }, base)),
  }));
}

/** Clears what the server confirmed; what was changed meanwhile stays a draft. */
export function clearSent(telegramId: number, place: string, sent: ProjectFormChanges) {
  projectDraft(telegramId).setState(({ forms }) => ({
    forms: withForm(
      forms,
      place,
      keep(forms[place] ?? {}, (field, value) => !isSameValue(value, sent[field])),
    ),
  }));
}

/** Gives up a place's draft, half-typed vacancies included. */
export function dropForm(telegramId: number, place: string) {
  projectDraft(telegramId).setState(({ forms, vacancies }) => ({
    forms: withForm(forms, place, {}),
    vacancies: Object.fromEntries(
      Object.entries(vacancies).filter(([key]) => !key.startsWith(`${place}:`)),
    ),
  }));
}

/** Names the vacancy at an index of a place; a new one without an index. */
export const vacancyPlace = (place: string, index: number | undefined) =>
  `${place}:${index ?? 'new'}`;

/** Remembers a vacancy as it is typed; nothing once it is saved or given up. */
export function typeVacancy(telegramId: number, key: string, typed: TypedVacancy | undefined) {
  projectDraft(telegramId).setState(({ vacancies }) => {
    const others = Object.entries(vacancies).filter(([other]) => other !== key);
    return { vacancies: Object.fromEntries(typed ? [...others, [key, typed]] : others) };
  });
}

/** Forgets what is typed over vacancies of a place that are there: their indexes have moved. */
export function dropTypedVacancies(telegramId: number, place: string) {
  projectDraft(telegramId).setState(({ vacancies }) => ({
    vacancies: Object.fromEntries(
      Object.entries(vacancies).filter(
        ([key]) => !key.startsWith(`${place}:`) || key === vacancyPlace(place, undefined),
      ),
    ),
  }));
}

/**
 * The Idempotency-Key to create a project with. The same content keeps its key over double taps and
 * reloads; changed content gets a new one once the server has refused the last. Without an answer
 * the project may be there already: then the key stays, and the server tells.
 */
export function keyFor(telegramId: number, content: string): string {
  const { sending } = projectDraft(telegramId).getState();
  const isSpent = sending?.isRefused && sending.content !== content;
  const key = sending && !isSpent ? sending.key : crypto.randomUUID();
  projectDraft(telegramId).setState({ sending: { key, content, isRefused: false } });
  return key;
}

/** The last attempt was refused: nothing was created. */
export const markRefused = (telegramId: number) =>
  projectDraft(telegramId).setState(({ sending }) => ({
    sending: sending && { ...sending, isRefused: true },
  }));

/** The key has done its work. */
export const dropKey = (telegramId: number) =>
  projectDraft(telegramId).setState({ sending: undefined });
