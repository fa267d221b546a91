import {
  limits,
  type ProfileChanges,
  type ProfileFieldName,
  profileFields,
  type User,
} from '@kollab/contract';
import { userStores } from '#src/device/user-store.ts';
import { isShowable } from './draft-shape.ts';
import { isSame } from './is-same.ts';

const fieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** New values that are kept on this device only, by the contract's field names. */
export type DraftChanges = Partial<ProfileChanges>;

/** A form as typed, by its inputs' names, before it becomes a draft. */
export type TypedForm = Readonly<Record<string, string>>;

interface ProfileDraft {
  changes: DraftChanges;
  /** What the server had of a field when its draft was begun. */
  bases: DraftChanges;
  typed: Readonly<Record<string, TypedForm>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keep = (changes: object, isKept: (field: string, value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(changes).filter(([field, value]) => isKept(field, value)));

/** Keeps every field that can be shown; one bad field costs only itself. */
const readChanges = (kept: unknown): DraftChanges => (isRecord(kept) ? keep(kept, isShowable) : {});

function readTyped(kept: unknown): ProfileDraft['typed'] {
  if (!isRecord(kept)) return {};
  const forms = Object.entries(kept).filter(
    (form): form is [string, TypedForm] =>
      isRecord(form[1]) && Object.values(form[1]).every((value) => typeof value === 'string'),
  );
  return Object.fromEntries(forms);
}

/** The draft of a person's profile on this device. */
export const profileDraft = userStores<ProfileDraft>({
  name: 'profile-draft',
  version: 2,
  read(kept) {
    const { changes, bases, typed } = isRecord(kept) ? kept : {};
    return { changes: readChanges(changes), bases: readChanges(bases), typed: readTyped(typed) };
  },
});

/** The profile as the server has it, in the form in which changes are written. */
export const valuesOf = (me: User): DraftChanges => ({
  ...(Object.fromEntries(fieldNames.map((field) => [field, me[field] ?? ''])) as DraftChanges),
  photo: me.photo,
  course: me.course ? Number(me.course) : null,
  tags: me.tags.map(({ tagName }) => tagName),
});

/** What of a draft the server does not have yet. */
export function unsaved(changes: DraftChanges, me: User): DraftChanges {
  const known = new Map<string, unknown>(Object.entries(valuesOf(me)));
  return keep(changes, (field, value) => !isSame(value, known.get(field)));
}

/** Keeps new values as a draft; a value equal to what the server has needs none. */
export function saveDraft(telegramId: number, values: DraftChanges, me: User) {
  profileDraft(telegramId).setState(({ changes, bases }) => {
    const kept = unsaved({ ...changes, ...values }, me);
    const begun = { ...valuesOf(me), ...keep(bases, (field) => Object.hasOwn(changes, field)) };
    return { changes: kept, bases: keep(begun, (field) => Object.hasOwn(kept, field)) };
  });
}

/** Goes on with a field's draft, or another value for it, over what the server has now. */
export const rebaseDraft = (telegramId: number, values: DraftChanges, me: User) => {
  for (const field of Object.keys(values)) dropDraft(telegramId, field as keyof DraftChanges);
  saveDraft(telegramId, values, me);
};

/** Gives up a field's draft. */
export const dropDraft = (telegramId: number, dropped: keyof DraftChanges) =>
  profileDraft(telegramId).setState(({ changes }) => ({
    changes: keep(changes, (field) => field !== dropped),
  }));

/** Clears what the server confirmed; what was changed meanwhile stays a draft. */
export function clearSent(telegramId: number, sent: DraftChanges) {
  const values = new Map<string, unknown>(Object.entries(sent));
  profileDraft(telegramId).setState(({ changes, bases }) => ({
    changes: keep(
      changes,
      (field, value) => !(values.has(field) && isSame(value, values.get(field))),
    ),
    bases: keep(bases, (field) => !values.has(field)),
  }));
}

/** Remembers a form as it is typed; nothing once it is saved or given up. */
export function typeForm(telegramId: number, name: string, form: TypedForm | undefined) {
  profileDraft(telegramId).setState(({ typed }) => {
    const others = Object.entries(typed).filter(([other]) => other !== name);
    return { typed: Object.fromEntries(form ? [...others, [name, form]] : others) };
  });
}

/** The names of the forms that edit the link or the work place at an index, and that add one. */
export const linkForm = (index: number) => `link:${index}`;
export const workForm = (index: number) => `experience:${index}`;
export const newLinkForm = 'link:new';
export const newWorkForm = 'experience:new';

function forgetForms(telegramId: number, formOf: (index: number) => string, count: number) {
  for (let index = 0; index < count; index++) typeForm(telegramId, formOf(index), undefined);
}

/** Keeps a new list of links; what was typed over single ones no longer knows which it is about. */
export function saveLinks(telegramId: number, links: User['links'], me: User) {
  saveDraft(telegramId, { links }, me);
  forgetForms(telegramId, linkForm, limits.links);
}

/** The same for work places. */
export function saveExperiences(telegramId: number, experiences: User['experiences'], me: User) {
  saveDraft(telegramId, { experiences }, me);
  forgetForms(telegramId, workForm, limits.experiences);
}
