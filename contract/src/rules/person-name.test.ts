import { expect, test } from 'vitest';
import { displayName, isName, stripName } from './person-name.ts';

test.each([
  ['Аня 🦊', 'Аня'],
  ['Жан-Поль', 'Жан-Поль'],
  ['Семён', 'Семён'],
  ['Anna2000', 'Anna'],
  ['  Мария   Анна ', 'Мария Анна'],
  ['🦊 Аня 🦊', 'Аня'],
  ['🦊 Абвгдежзийклмнопрсту', 'Абвгдежзийклмнопрсту'],
  ['Абвгдежзийклмнопрст уф', 'Абвгдежзийклмнопрст'],
  ['李雷', ''],
  ['Zoë', 'Zoë'],
  ['Абвгдежзийклмнопрстуфхцч', 'Абвгдежзийклмнопрсту'],
])('from «%s» a name keeps «%s»', (given, kept) => {
  expect(stripName(given, 20)).toBe(kept);
});

test.each(['', '-', 'Анна!', 'A1', 'a@b'])('«%s» is not a name', (value) => {
  expect(isName(value)).toBe(false);
});

test('ё and Latin letters with marks make a name', () => {
  expect(isName('Алёна')).toBe(true);
  expect(isName('Zoë-Анна Мария')).toBe(true);
});

test('a person without a name is still called something', () => {
  expect(displayName({ firstName: '', lastName: '' })).toBe('Пользователь');
});

test.each([
  ['Аня', 'Ковалёва', 'Аня Ковалёва'],
  ['Аня', '', 'Аня'],
  ['', 'Ковалёва', 'Ковалёва'],
])('«%s» «%s» is called «%s»', (firstName, lastName, called) => {
  expect(displayName({ firstName, lastName })).toBe(called);
});
