import { describe, expect, test } from 'vitest';
import { ProfileChanges } from './profile-fields.ts';

const read = (field: string, value: unknown): unknown =>
  Object.values(ProfileChanges.parse({ [field]: value }))[0];
const isRead = (field: string, value: unknown) =>
  ProfileChanges.safeParse({ [field]: value }).success;

const letters = (count: number) => 'я'.repeat(count);

describe.each(['firstName', 'lastName', 'middleName'])('%s', (field) => {
  test.each([
    ['Ян', 'Ян'],
    [letters(20), letters(20)],
    ['Анна-Мария', 'Анна-Мария'],
    ['  Анна   Мария ', 'Анна Мария'],
    ['Семён Ёж', 'Семён Ёж'],
    ['O-Zoë', 'O-Zoë'],
    ['Іван', 'Іван'],
    ['Семе\u0308н', 'Семён'],
    ['Анна\nМария', 'Анна Мария'],
    ['А\u202Eн\u200Bя', 'Аня'],
  ])('%j is kept as %j', (value, kept) => {
    expect(read(field, value)).toBe(kept);
  });

  test.each([
    letters(21),
    'R2D2',
    'Анна!',
    '-',
    'a@b',
    'Аня 🦊',
    '李雷',
    "O'Neill",
    '<b>a</b>',
    'А\u0000ня',
    5,
    {},
    ['Аня'],
  ])('%j is refused', (value) => {
    expect(isRead(field, value)).toBe(false);
  });
});

test('first and last name are required, the middle name is not', () => {
  for (const nothing of ['', '  ', null]) {
    expect(isRead('firstName', nothing)).toBe(false);
    expect(isRead('lastName', nothing)).toBe(false);
  }
  expect([read('middleName', ''), read('middleName', null)]).toEqual(['', '']);
});

describe('texts', () => {
  test.each([
    ['university', 100],
    ['major', 100],
    ['statusShort', 100],
    ['description', 2000],
  ])('%s holds %i letters and no more', (field, max) => {
    expect(read(field, letters(max))).toBe(letters(max));
    expect(read(field, ` ${letters(max)} \n`)).toBe(letters(max));
    expect(isRead(field, letters(max + 1))).toBe(false);
    expect([read(field, ''), read(field, null)]).toEqual(['', '']);
    for (const value of ['a\u0000b', 'a\u001Bb', 'a\u007Fb', 'a\uD800b', 5, {}, []]) {
      expect(isRead(field, value)).toBe(false);
    }
  });

  test('only a description has lines', () => {
    expect(read('description', 'раз\r\nдва\rтри')).toBe('раз\nдва\nтри');
    expect(read('statusShort', 'раз\nдва')).toBe('раз два');
  });

  test('the specification’s other names of a field are read', () => {
    const given = { direction: 'а', shortStatus: 'б', longStatus: ['в'] };
    const expected = { major: 'а', statusShort: 'б', statusLong: ['в'] };
    expect(ProfileChanges.parse(given)).toEqual(expected);
    expect(ProfileChanges.parse({ program: 'а' })).toEqual({ major: 'а' });
  });
});

describe('the long status', () => {
  test('is a list or a text of lines, without empty ones', () => {
    expect(read('statusLong', [' раз ', '', 'два'])).toEqual(['раз', 'два']);
    expect(read('statusLong', 'раз\n\nдва\n')).toEqual(['раз', 'два']);
    expect([read('statusLong', ''), read('statusLong', [])]).toEqual([[], []]);
  });

  test('holds 20 lines of 200 letters', () => {
    expect(read('statusLong', Array<string>(20).fill(letters(200)))).toHaveLength(20);
    expect(isRead('statusLong', Array<string>(21).fill('а'))).toBe(false);
    expect(isRead('statusLong', [letters(201)])).toBe(false);
    expect(isRead('statusLong', [null])).toBe(false);
  });
});

describe('the course', () => {
  test.each([
    ['1', 1],
    ['3', 3],
    ['03', 3],
    ['99', 99],
    [1, 1],
    [99, 99],
    ['', null],
    [null, null],
  ])('%j is %j', (value, kept) => {
    expect(read('course', value)).toBe(kept);
  });

  test.each(['0', '00', 0, 100, '100', -1, '-1', 1.5, '1.5', 'два', ' 3', '1e1', [3], true])(
    '%j is refused',
    (value) => {
      expect(isRead('course', value)).toBe(false);
    },
  );
});

describe('the phone', () => {
  test.each(['+7 (900) 123-45', '1'.repeat(15), '()+- 1', '', null])('%j is kept', (value) => {
    expect(read('phone', value)).toBe(value ?? '');
  });

  test.each(['1'.repeat(16), '+7 900 a', '٣٤٥', '8.800', '8_800', '8—800', 5])(
    '%j is refused',
    (value) => {
      expect(isRead('phone', value)).toBe(false);
    },
  );
});

describe('the e-mail', () => {
  const longest = `${'a'.repeat(254 - '@b.ru'.length)}@b.ru`;
  test.each(['a@b.ru', 'имя@пример.рф', 'a.b+c@d-e.co.uk', longest, '', null])(
    '%j is kept',
    (value) => {
      expect(read('email', value)).toBe(value ?? '');
    },
  );

  test.each([
    'a',
    '@b.ru',
    'a@',
    'a@b',
    'a@b.',
    'a@@b.ru',
    'a@b@c.ru',
    'a b@c.ru',
    'a@b c.ru',
    `a${longest}`,
    5,
  ])('%j is refused', (value) => {
    expect(isRead('email', value)).toBe(false);
  });
});

test('a photo is an upload of ours or none', () => {
  expect([read('photo', '/uploads/a-1.webp'), read('photo', null)]).toEqual([
    '/uploads/a-1.webp',
    null,
  ]);
  for (const photo of [
    '',
    'https://a.ru/a.webp',
    '/uploads/a.webp?x',
    '/uploads/a/b.webp',
    '/etc/a.webp',
  ]) {
    expect(isRead('photo', photo)).toBe(false);
  }
});

test.each(['role', 'moderationStatus', 'telegramId', 'id', 'birthDate', 'constructor', 'toString'])(
  '«%s» is nothing a person may change',
  (field) => {
    expect(isRead(field, 'a')).toBe(false);
    expect(ProfileChanges.safeParse([{ changeType: field, newValue: 'a' }]).success).toBe(false);
  },
);

test('changes are an object or a list of changes', () => {
  expect(ProfileChanges.parse([{ changeType: 'direction', newValue: 'а' }])).toEqual({
    major: 'а',
  });
  expect([ProfileChanges.parse({}), ProfileChanges.parse([])]).toEqual([{}, {}]);
  for (const junk of [null, 5, 'a', [null], [[]], [{}]]) {
    expect(ProfileChanges.safeParse(junk).success).toBe(false);
  }
});
