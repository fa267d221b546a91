import { formSections, profileFields, type User } from '@kollab/contract';

const plainFields = [...formSections.person, ...formSections.contacts, ...formSections.study];
export type PlainField = (typeof plainFields)[number];

/** Only its owner decides about it: saved at once, never a draft. */
export type Contact = (typeof formSections.contacts)[number];

export const isContact = (field: string): field is Contact =>
  formSections.contacts.some((contact) => contact === field);

export const isRequired = (field: PlainField) => profileFields[field].kind === 'name';

/** Under this name values are kept that are no draft yet, because they are not valid. */
export const fieldsForm = 'fields';

/** Typed wrong, or required and empty. */
export function invalidFields(profile: User, typed: Readonly<Record<string, string>>) {
  return plainFields.filter((field) => field in typed || (isRequired(field) && !profile[field]));
}
