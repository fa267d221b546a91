import { describe, expect, test } from 'vitest';
import { ProfileChanges } from './profile-fields.ts';

const read = (field: string, value: unknown): unknown =>
  Object.values(ProfileChanges.parse({ [field]: value }))[0];
const isRead = (field: string, value: unknown) =>
  ProfileChanges.safeParse({ [field]: value }).success;

const letters = (count: number) => 'я'.repeat(count);
const list = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => item(index));

describe('tags', () => {
  test('are read as texts and as objects, each once, as written first', () => {
    const given = ['React', { tagName: ' C# ' }, 'react', 'C++', '.NET', 'C', 'с++'];
    expect(read('tags', given)).toEqual(['React', 'C#', 'C++', '.NET', 'C', 'с++']);
  });

  test('are up to 30, of up to 40 letters', () => {
    expect(
      read(
        'tags',
        list(30, (index) => `t${index}`),
      ),
    ).toHaveLength(30);
    expect(
      isRead(
        'tags',
        list(31, (index) => `t${index}`),
      ),
    ).toBe(false);
    expect(read('tags', [letters(40)])).toEqual([letters(40)]);
    expect(isRead('tags', [letters(41)])).toBe(false);
  });

  test('that are blank are passed over', () => {
    const blank = ['', '  ', '\u200B', '\u3164\u{E0041}', { tagName: ' ' }];
    expect(read('tags', ['React', ...blank, 'Go'])).toEqual(['React', 'Go']);
    expect(read('tags', blank)).toEqual([]);
  });

  test.each([[[null]], [[{}]], [[{ tagName: 5 }]], ['React'], [{}], [null]])(
    '%j is refused',
    (value) => {
      expect(isRead('tags', value)).toBe(false);
    },
  );
});

describe('links', () => {
  const urlOf = (url: unknown) =>
    (read('links', [{ type: 'Сайт', url }]) as { url: string }[])[0]?.url;

  test.each([
    ['https://a.ru', 'https://a.ru'],
    ['http://a.ru/x?y=1#z', 'http://a.ru/x?y=1#z'],
    [' HTTPS://A.ru ', 'HTTPS://A.ru'],
    ['a.ru', 'https://a.ru'],
    ['a.ru/мои работы', 'https://a.ru/мои%20работы'],
    ['t.me/anya', 'https://t.me/anya'],
    ['пример.рф', 'https://пример.рф'],
    ['tg://resolve?domain=anya', 'https://t.me/anya'],
    ['tg:resolve?domain=anya', 'https://t.me/anya'],
  ])('%j leads to %j', (url, kept) => {
    expect(urlOf(url)).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://a.ru/1',
    'mailto:a@b.ru',
    'ftp://a.ru',
    'https://t.me@evil.ru',
    'https://user:pass@a.ru',
    'https://localhost',
    'http://127.0.0.1',
    'https://.a.b',
    'аррӏе.com',
    'https://',
    'https://a b.ru',
    'https:',
    '',
    null,
    5,
  ])('%j is refused', (url) => {
    expect(isRead('links', [{ type: 'Сайт', url }])).toBe(false);
  });

  test('are up to 20, with a name of up to 50 letters and an address of up to 2048', () => {
    const link = (type: string, length = 20) => ({
      type,
      url: `https://a.ru/${'a'.repeat(length - 'https://a.ru/'.length)}`,
    });
    expect(
      read(
        'links',
        list(20, () => link('Сайт')),
      ),
    ).toHaveLength(20);
    expect(
      isRead(
        'links',
        list(21, () => link('Сайт')),
      ),
    ).toBe(false);
    expect(isRead('links', [link(letters(50), 2048)])).toBe(true);
    expect(isRead('links', [link(letters(51))])).toBe(false);
    expect(isRead('links', [link('Сайт', 2049)])).toBe(false);
    expect(isRead('links', [link('')])).toBe(false);
    expect(isRead('links', [link(' ')])).toBe(false);
    expect(isRead('links', ['https://a.ru'])).toBe(false);
  });
});

describe('experience', () => {
  const place = {
    company: 'Яндекс',
    department: 'Карты',
    role: 'Разработчик',
    workDurationYears: 1,
  };
  const isPlace = (change: object) => isRead('experiences', [{ ...place, ...change }]);

  test('is read with what is not known left empty', () => {
    expect(read('experiences', [place])).toEqual([
      { ...place, logoUrl: null, startDate: null, endDate: null },
    ]);
  });

  test('is within its limits', () => {
    for (const field of ['company', 'department', 'role']) {
      expect(isPlace({ [field]: letters(100) })).toBe(true);
      expect(isPlace({ [field]: letters(101) })).toBe(false);
      expect(isPlace({ [field]: ' ' })).toBe(false);
    }
    expect([0, 0.5, 60].map((workDurationYears) => isPlace({ workDurationYears }))).toEqual([
      true,
      true,
      true,
    ]);
    for (const workDurationYears of [-1, 61, Number.NaN, '1', null, 1e-300, 0.05, 1.234567]) {
      expect(isPlace({ workDurationYears })).toBe(false);
    }
    for (const workDurationYears of [1 / 12, 0.1, 0.25, 17 / 12, 7.75]) {
      expect(isPlace({ workDurationYears })).toBe(true);
    }
    expect(
      isRead(
        'experiences',
        list(30, () => place),
      ),
    ).toBe(true);
    expect(
      isRead(
        'experiences',
        list(31, () => place),
      ),
    ).toBe(false);
  });

  test('is of years that people work in, and ends after it began', () => {
    const ahead = new Date().getFullYear() + 6;
    for (const startDate of ['0001-01-01', '1949-12-31', '9999-12-31', `${ahead}-01-01`]) {
      expect(isPlace({ startDate })).toBe(false);
    }
    expect(isPlace({ startDate: '1950-01-01', endDate: `${ahead - 1}-12-31` })).toBe(true);
    expect(isPlace({ startDate: '2024-02-02', endDate: '2024-02-01' })).toBe(false);
  });

  test('has days that exist and a logo of ours', () => {
    expect(isPlace({ startDate: '2024-02-29', endDate: null, logoUrl: '/uploads/a.webp' })).toBe(
      true,
    );
    for (const startDate of ['2023-02-29', '2024', '01.02.2024', '', 5]) {
      expect(isPlace({ startDate })).toBe(false);
    }
    for (const logoUrl of ['https://a.ru/a.webp', '/uploads/../a.webp', '/uploads/a.svg', '']) {
      expect(isPlace({ logoUrl })).toBe(false);
    }
  });
});
