import type { User } from '@kollab/contract';

const plainFields = [
  'lastName',
  'firstName',
  'middleName',
  'phone',
  'email',
  'university',
  'major',
  'course',
] as const;
export type PlainField = (typeof plainFields)[number];

/** What only its owner decides about: it is saved at once, and no draft of it is ever sent. */
export const contacts = ['phone', 'email'] as const;
export type Contact = (typeof contacts)[number];

export const isContact = (field: string): field is Contact =>
  field === 'phone' || field === 'email';

/** Under this name the values are kept that are no draft yet, because they are not valid. */
export const fieldsForm = 'fields';

/** Fields that keep the profile from being sent: typed wrong, which keeps them as typed, or required and empty. */
export function invalidFields(profile: User, typed: Readonly<Record<string, string>>) {
  return plainFields.filter(
    (field) =>
      field in typed || ((field === 'lastName' || field === 'firstName') && profile[field] === ''),
  );
}
