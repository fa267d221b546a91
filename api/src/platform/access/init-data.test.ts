import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyInitData } from './init-data.ts';

const token = '7000000000:test-token';
const now = new Date('2026-03-01T12:00:00Z');
const nowSeconds = now.getTime() / 1000;

type Pairs = Record<string, string>;

/** The check of Telegram's documentation, written down a second time. */
function hashOf(pairs: Pairs, botToken = token) {
  const lines = Object.keys(pairs)
    .toSorted()
    .map((key) => `${key}=${pairs[key]}`);
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  return createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
}

const anya = { id: 5_000_000_001, first_name: 'Аня', last_name: 'Ковалёва', username: 'anya_k' };
const base = { query_id: 'AAH', user: JSON.stringify(anya), auth_date: String(nowSeconds) };

const encode = (pairs: Pairs) =>
  Object.entries(pairs)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&');

const signed = (pairs: Pairs, botToken = token) =>
  encode({ ...pairs, hash: hashOf(pairs, botToken) });
const withUser = (user: unknown) => signed({ ...base, user: JSON.stringify(user) });
const at = (authDate: number | string) => signed({ ...base, auth_date: String(authDate) });

const verify = (raw: string) => verifyInitData(raw, token, now);
const refused = (code: string) => expect.objectContaining({ code });
const unauthenticated = refused('unauthenticated');

describe('init data that Telegram signed', () => {
  test('says who a person is', () => {
    expect(verify(signed(base))).toEqual({
      telegramId: 5_000_000_001,
      firstName: 'Аня',
      lastName: 'Ковалёва',
      username: 'anya_k',
      languageCode: null,
      photoUrl: null,
      validUntil: new Date('2026-03-02T12:00:00Z'),
    });
  });

  test('may hold fields that are not known yet, all of them signed', () => {
    const more = {
      ...base,
      signature: 'Zm9v_-A',
      chat_instance: '-1',
      start_param: 'p_1',
      new: '',
    };
    expect(verify(signed(more)).telegramId).toBe(anya.id);
    expect(() => verify(`${signed(base)}&signature=Zm9v`)).toThrow(unauthenticated);
    expect(() => verify(signed(more).replace('Zm9v', 'Zm9w'))).toThrow(unauthenticated);
  });

  test('writes a space as + or as %20', () => {
    const raw = withUser({ ...anya, first_name: 'Анна Мария' });
    expect(verify(raw).firstName).toBe('Анна Мария');
    expect(verify(raw.replaceAll('%20', '+')).firstName).toBe('Анна Мария');
  });

  test('may come in any order', () => {
    expect(verify(signed(base).split('&').toReversed().join('&')).telegramId).toBe(anya.id);
  });

  test.each([
    [{ first_name: 'Аня 🦊✨', last_name: '❤️' }, 'Аня', ''],
    [{ first_name: 'Jean‑Luc 007', last_name: "O'Neill" }, 'JeanLuc', 'ONeill'],
    [{ first_name: '- - -', last_name: undefined }, '', ''],
    [{ first_name: 'Семён-Пётр', last_name: 'Ёлкин' }, 'Семён-Пётр', 'Ёлкин'],
    [{ first_name: 'А'.repeat(64), last_name: 'Zoë' }, 'А'.repeat(20), 'Zoë'],
    [{ first_name: 'Яна', last_name: 'Константинопольская-Рим' }, 'Яна', 'Константинопольская'],
    [{ first_name: 'Мария', last_name: 'Вознесенская-Успенская' }, 'Мария', 'Вознесенская'],
    [{ first_name: 'Мария', last_name: 'Белая-Римская-Корсаков' }, 'Мария', 'Белая-Римская'],
    [{ first_name: '李雷', last_name: '\u202Eabc\u0000' }, '', 'abc'],
    [{ first_name: 'a&hash=1', last_name: 'b=c' }, 'ahash', 'bc'],
  ])('keeps of %j what a name may hold', (names, firstName, lastName) => {
    expect(verify(withUser({ ...anya, ...names }))).toMatchObject({ firstName, lastName });
  });

  test.each([0, -24 * 3600, 5 * 60])('is taken when %i seconds from now', (seconds) => {
    expect(verify(at(nowSeconds + seconds)).telegramId).toBe(anya.id);
  });
});

describe('init data is refused', () => {
  test('as expired when older than 24 hours', () => {
    expect(() => verify(at(nowSeconds - 24 * 3600 - 1))).toThrow(refused('initDataExpired'));
    expect(() => verify(at(0))).toThrow(refused('initDataExpired'));
  });

  test('as unauthentic, not expired, when it is old and not signed', () => {
    const old = { ...base, auth_date: '1' };
    expect(() => verify(encode({ ...old, hash: hashOf(base) }))).toThrow(unauthenticated);
  });

  test.each([
    ['from the future', at(nowSeconds + 301)],
    ['with letters after auth_date', at(`${nowSeconds}junk`)],
    ['with a negative auth_date', at(-1)],
    ['with auth_date in hexadecimal', at(`0x${nowSeconds.toString(16)}`)],
    ['with an empty auth_date', at('')],
    ['with spaces around auth_date', at(` ${nowSeconds} `)],
  ])('%s', (_, raw) => {
    expect(() => verify(raw)).toThrow(unauthenticated);
  });

  test('without auth_date, user or hash', () => {
    const { auth_date: _date, ...undated } = base;
    const { user: _user, ...nobody } = base;
    for (const raw of [signed(undated), signed(nobody), encode(base)]) {
      expect(() => verify(raw)).toThrow(unauthenticated);
    }
  });

  test.each([
    ['without id', { ...anya, id: undefined }],
    ['with an unsafe id', { ...anya, id: 2 ** 53 }],
    ['with id 0', { ...anya, id: 0 }],
    ['with a negative id', { ...anya, id: -5 }],
    ['that is Telegram itself', { ...anya, id: 777_000 }],
    ['with a fractional id', { ...anya, id: 1.5 }],
    ['with id as text', { ...anya, id: '5000000001' }],
    ['who is a bot', { ...anya, is_bot: true }],
    ['without a first name', { id: anya.id }],
    ['as null', null],
    ['as a list', [anya]],
    ['as text', 'Аня'],
  ])('for a user %s', (_, user) => {
    expect(() => verify(withUser(user))).toThrow(unauthenticated);
  });

  test('for a user that is not JSON', () => {
    expect(() => verify(signed({ ...base, user: '{"id":5' }))).toThrow(unauthenticated);
  });

  test.each([
    ['in upper case', hashOf(base).toUpperCase()],
    ['cut short', hashOf(base).slice(1)],
    ['longer by one', `${hashOf(base)}0`],
    ['empty', ''],
    ['of another bot', hashOf(base, '7000000001:test-token')],
    ['not hexadecimal', 'ж'.repeat(64)],
  ])('with a hash %s', (_, hash) => {
    expect(() => verify(encode({ ...base, hash }))).toThrow(unauthenticated);
  });

  test('when any part was changed', () => {
    const hash = hashOf(base);
    const changes: Pairs[] = [
      { user: JSON.stringify({ ...anya, id: 5_000_000_002 }) },
      { auth_date: String(nowSeconds - 1) },
      { query_id: 'AAI' },
      { extra: '1' },
    ];
    for (const change of changes) {
      expect(() => verify(encode({ ...base, ...change, hash }))).toThrow(unauthenticated);
    }
  });

  test('with a key twice, whichever of the two was signed', () => {
    const other = encodeURIComponent(JSON.stringify({ ...anya, id: 1 }));
    const raw = signed(base);
    for (const twice of [`user=${other}&${raw}`, `${raw}&user=${other}`, `${raw}&${raw}`]) {
      expect(() => verify(twice)).toThrow(unauthenticated);
    }
    expect(() => verify(`${raw}&%75ser=${other}`)).toThrow(unauthenticated);
    expect(() => verify(`${raw}&hash=${hashOf(base)}`)).toThrow(unauthenticated);
  });

  test.each(['\n', '%0A', '%0D', '\r\n'])('with a line break written as %j', (lineBreak) => {
    const smuggled = { ...base, query_id: 'AAH\nuser={"id":1}' };
    const raw = signed(smuggled).replace('%0A', lineBreak);
    expect(() => verify(raw)).toThrow(unauthenticated);
    expect(() => verify(`${signed(base)}${lineBreak}`)).toThrow(unauthenticated);
  });

  test('over 8 KB', () => {
    expect(verify(signed({ ...base, start_param: 'a'.repeat(7000) })).telegramId).toBe(anya.id);
    const tooLong = signed({ ...base, start_param: 'a'.repeat(8192) });
    expect(() => verify(tooLong)).toThrow(unauthenticated);
  });

  test.each(['', '&', '=', 'hash=', 'e30=', '%', '%E0%A4%A', 'undefined', '{"id":1}', '\u0000'])(
    'as junk: %j',
    (raw) => {
      expect(() => verify(raw)).toThrow(unauthenticated);
    },
  );
});
