import { expect, test } from 'vitest';
import { cursorAfter, linkTo, readCursor } from './paging.ts';

const id = '01a1fbe2-a682-7771-8f0e-1512c7da6acb';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function nextOf(rows: { position: string; id: string }[], limit: number, url = '/api/x?limit=9') {
  const cursor = cursorAfter(rows, { limit });
  return cursor && linkTo(url, { limit }, cursor);
}

test.each(['2026-11-21 02:15:59.474+00', '2024-02-29 23:59:59+05:30', '2026-11-21 00:00:00-03'])(
  'a full page leads on from its last row at %s',
  (position) => {
    const link = nextOf([{ position, id }], 1) ?? '';
    const [, address = '', relation] = /^<(.+)>; rel="(.+)"$/.exec(link) ?? [];
    const query = new URL(address, 'http://localhost').searchParams;
    expect([relation, query.get('limit')]).toEqual(['next', '1']);
    expect(readCursor(query.get('cursor') ?? '')).toEqual({ at: position, id });
  },
);

test('a page that is not full is the last', () => {
  expect(nextOf([{ position: '2026-11-21 02:15:59+00', id }], 2)).toBeUndefined();
  expect(nextOf([], 2)).toBeUndefined();
  expect(readCursor(undefined)).toBeUndefined();
});

test.each([
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{"at":').toString('base64url')],
  ['null', encode(null)],
  ['no id', encode({ at: '2026-11-21 02:15:59+00' })],
  ['an id that is none', encode({ at: '2026-11-21 02:15:59+00', id: "1' or '1'='1" })],
  ['a month 99', encode({ at: '9999-99-99 99:99:99+99', id })],
  ['30 February', encode({ at: '2024-02-30 00:00:00+00', id })],
  ['the year 0', encode({ at: '0000-02-03 00:00:00+00', id })],
  ['a second 60', encode({ at: '2024-02-03 23:59:60+00', id })],
  ['more after the moment', encode({ at: '2024-02-03 23:59:00+00 infinity', id })],
])('a cursor with %s is refused', (_, cursor) => {
  expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'badInput' }));
});
