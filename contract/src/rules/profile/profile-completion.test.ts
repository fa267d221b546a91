import { expect, test } from 'vitest';
import { profileCompletion } from './profile-completion.ts';

const empty = {
  firstName: '',
  lastName: '',
  university: '',
  course: null,
  major: '',
  statusShort: '',
  statusLong: [],
  description: '',
  tags: [],
  links: [],
};
const full = {
  firstName: 'Аня',
  lastName: 'Ковалёва',
  university: 'МГУ',
  course: '3',
  major: 'Математика',
  statusShort: 'Ищу команду',
  statusLong: ['Люблю карты'],
  description: 'Обо мне',
  tags: ['React'],
  links: [{ type: 'Telegram', url: 'https://t.me/anya_k' }],
};

test('an empty profile is 0 % and misses nine items', () => {
  expect(profileCompletion(empty)).toMatchObject({ percent: 0, missing: { length: 9 } });
});

test('a full profile is 100 % and misses nothing', () => {
  expect(profileCompletion(full)).toEqual({ percent: 100, missing: [] });
});

test('one status of the two is enough', () => {
  expect(profileCompletion({ ...full, statusShort: '' }).percent).toBe(100);
  expect(profileCompletion({ ...full, statusLong: [] }).percent).toBe(100);
  expect(profileCompletion({ ...full, statusShort: '', statusLong: [] }).missing).toEqual([
    'status',
  ]);
});

test.each(['', null])('a course of %j is missing', (course) => {
  expect(profileCompletion({ ...full, course }).missing).toEqual(['course']);
});

test.each([
  [['links'], 89],
  [['links', 'tags'], 78],
  [['links', 'tags', 'description', 'course'], 56],
])('without %j a profile is %i %%', (fields, percent) => {
  const lacking = Object.fromEntries(fields.map((field) => [field, empty[field as 'tags']]));
  expect(profileCompletion({ ...full, ...lacking }).percent).toBe(percent);
});
