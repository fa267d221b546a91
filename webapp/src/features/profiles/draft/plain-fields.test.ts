import { describe, expect, it } from 'vitest';
import { sampleUser } from '#test/samples.ts';
import { invalidFields } from './plain-fields.ts';
import { cleanField, readField } from '#src/features/profiles/fields/type-field.ts';

describe('what is typed into a field of the profile', () => {
  it.each([
    ['firstName', 'Ан7на!', 'Анна'],
    ['firstName', 'Анна ', 'Анна '],
    ['firstName', '  Анна  Мария', 'Анна Мария'],
    ['lastName', 'О’Нил-Ёлкин', 'ОНил-Ёлкин'],
    ['lastName', 'я'.repeat(25), 'я'.repeat(20)],
    ['middleName', '123', ''],
    ['phone', '+7 (999) abc', '+7 (999) '],
    ['phone', '+7 (999) 123-45', '+7 (999) 123-45'],
    ['phone', '+7 (999) 123-45-', '+7 999 123-45-'],
    ['phone', '+7 (999) 123-45-67', '+7 999 123-4567'],
    ['phone', '+7 999 123-45678', '+7 999 12345678'],
    ['phone', '8 9 9 9 1 2 3 4 5 6 7', '8 9 9 9 1234567'],
    ['phone', '9'.repeat(20), '9'.repeat(15)],
    ['email', 'a b@c@d.ru', 'ab@cd.ru'],
    ['university', `  ${'я'.repeat(120)}`, 'я'.repeat(100)],
    ['major', 'Дизайн\nсреды', 'Дизайн среды'],
    ['major', `${'я'.repeat(99)}😀`, 'я'.repeat(99)],
    ['course', '3й', '3'],
    ['course', '123', '12'],
  ] as const)('in %s %j becomes %j', (field, typed, cleaned) => {
    expect(cleanField(field, typed)).toBe(cleaned);
  });

  it('is a change where it is valid', () => {
    expect(readField('course', '3')).toEqual({ course: 3 });
    expect(readField('course', '')).toEqual({ course: null });
    expect(readField('middleName', '')).toEqual({ middleName: '' });
    expect(readField('phone', '')).toEqual({ phone: '' });
    expect(readField('firstName', 'Анна ')).toEqual({ firstName: 'Анна' });
    expect(readField('email', 'a@b.ru')).toEqual({ email: 'a@b.ru' });
  });

  it.each([
    ['firstName', ''],
    ['lastName', '-'],
    ['course', '0'],
    ['email', '@b.ru'],
    ['email', 'a'],
    ['email', 'a@b'],
  ] as const)('is no change where it is not: %s %j', (field, typed) => {
    expect(readField(field, typed)).toBeUndefined();
  });
});

it('names what keeps a profile from being sent: typed wrong, or required and empty', () => {
  expect(invalidFields(sampleUser, {})).toEqual([]);
  expect(invalidFields({ ...sampleUser, lastName: '' }, { email: 'a' })).toEqual([
    'lastName',
    'email',
  ]);
});
