import {
  limits,
  type ProfileChanges,
  type ProfileFieldName,
  profileFields,
  type User,
} from '@kollab/contract';
import { changedFrom, createDrafts, type Draft, isRecord, pick } from '#src/device/drafts.ts';
import { isShowable } from './draft-shape.ts';

const fieldNames = Object.keys(profileFields) as ProfileFieldName[];

/** Kept on this device only, by the contract's field names. */
export type DraftChanges = Partial<ProfileChanges>;

/** By its inputs' names, before it becomes a draft. */
export type TypedForm = Readonly<Record<string, string>>;

/** One bad field costs only itself. */
const readChanges = (kept: unknown): DraftChanges => (isRecord(kept) ? pick(kept, isShowable) : {});

const readTyped = (kept: unknown): TypedForm =>
  isRecord(kept)
    ? (pick(kept, (_, value) => typeof value === 'string') as Record<string, string>)
    : {};

export const profileDrafts = createDrafts<DraftChanges>({
  name: 'profile-draft',
  version: 3,
  read: readChanges,
});
export const ownProfile = 'profile';

const typedForms = createDrafts<TypedForm>({
  name: 'profile-forms',
  version: 1,
  read: readTyped,
});

export interface ProfileDraft {
  changes: DraftChanges;
  bases: DraftChanges;
  typed: Readonly<Record<string, TypedForm>>;
}

const whole = ({ values, base }: Draft<DraftChanges>, forms: Record<string, Draft<TypedForm>>) => ({
  changes: values,
  bases: base,
  typed: Object.fromEntries(Object.entries(forms).map(([name, form]) => [name, form.values])),
});

export const getProfileDraft = (telegramId: number): ProfileDraft =>
  whole(profileDrafts.get(telegramId, ownProfile), typedForms.all(telegramId));

export const useProfileDraft = (telegramId: number): ProfileDraft =>
  whole(profileDrafts.use(telegramId, ownProfile), typedForms.useAll(telegramId));

/** In the form in which changes are written. */
export const valuesOf = (me: User): DraftChanges => ({
  ...(Object.fromEntries(fieldNames.map((field) => [field, me[field] ?? ''])) as DraftChanges),
  photo: me.photo,
  course: me.course ? Number(me.course) : null,
  tags: me.tags.map(({ tagName }) => tagName),
});

export const unsaved = (changes: DraftChanges, me: User) => changedFrom(changes, valuesOf(me));

export const saveDraft = (telegramId: number, values: DraftChanges, me: User) =>
  profileDrafts.save(telegramId, ownProfile, values, valuesOf(me));

export const rebaseDraft = (telegramId: number, values: DraftChanges, me: User) => {
  for (const field of Object.keys(values)) dropDraft(telegramId, field as keyof DraftChanges);
  saveDraft(telegramId, values, me);
};

export const dropDraft = (telegramId: number, dropped: keyof DraftChanges) =>
  profileDrafts.dropField(telegramId, ownProfile, dropped);

export const clearSent = (telegramId: number, sent: DraftChanges) =>
  profileDrafts.clearSent(telegramId, ownProfile, sent);

/** Nothing once it is saved or given up. */
export const typeForm = (telegramId: number, name: string, form: TypedForm | undefined) =>
  typedForms.set(telegramId, name, { values: form ?? {} });

export const linkForm = (index: number) => `link:${index}`;
export const workForm = (index: number) => `experience:${index}`;
export const newLinkForm = 'link:new';
export const newWorkForm = 'experience:new';

function forgetForms(telegramId: number, formOf: (index: number) => string, count: number) {
  for (let index = 0; index < count; index++) typeForm(telegramId, formOf(index), undefined);
}

/** What was typed over single links no longer knows which it is about. */
export function saveLinks(telegramId: number, links: User['links'], me: User) {
  saveDraft(telegramId, { links }, me);
  forgetForms(telegramId, linkForm, limits.links);
}

export function saveExperiences(telegramId: number, experiences: User['experiences'], me: User) {
  saveDraft(telegramId, { experiences }, me);
  forgetForms(telegramId, workForm, limits.experiences);
}
