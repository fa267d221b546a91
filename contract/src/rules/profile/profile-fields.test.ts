import { expect, test } from 'vitest';
import {
  formSections,
  privateFieldNames,
  profileFields,
  reviewedFieldNames,
  textFieldNames,
} from './profile-fields.ts';

test('phone and email are for their person alone, all else waits for a moderator', () => {
  expect(privateFieldNames).toEqual(['phone', 'email']);
  expect([...reviewedFieldNames, ...privateFieldNames]).toEqual(Object.keys(profileFields));
});

test('texts for everybody are names, lines and the description, nothing private', () => {
  expect(textFieldNames).toEqual([
    'firstName',
    'lastName',
    'middleName',
    'university',
    'major',
    'statusShort',
    'description',
  ]);
});

test('a form asks for no field twice', () => {
  const asked = Object.values(formSections).flat();
  expect(new Set(asked).size).toBe(asked.length);
});
