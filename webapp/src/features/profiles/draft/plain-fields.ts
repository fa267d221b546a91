import { formSections, profileFields, type User } from '@kollab/contract';

const plainFields = [...formSections.person, ...formSections.contacts, ...formSections.study];
export type PlainField = (typeof plainFields)[number];

/** What only its owner decides about: it is saved at once, and no draft of it is ever sent. */
export type Contact = (typeof formSections.contacts)[number];

export const isContact = (field: string): field is Contact =>
  formSections.contacts.some((contact) => contact === field);

/** Whether a profile cannot be without it. */
export const isRequired = (field: PlainField) => profileFields[field].kind === 'name';

/** Under this name the values are kept that are no draft yet, because they are not valid. */
export const fieldsForm = 'fields';

/** Fields that keep the profile from being sent: typed wrong, which keeps them as typed, or required and empty. */
export function invalidFields(profile: User, typed: Readonly<Record<string, string>>) {
  return plainFields.filter((field) => field in typed || (isRequired(field) && !profile[field]));
}
