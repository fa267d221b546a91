import { errors, getOrCreateUser } from '@kollab/contract';
import { ErrorReply } from '@kollab/contract/schemas';
import { describe, expect, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

const telegramId = 5_000_000_999;
const signedIn = () => ({ authorization: `tma ${initData({ telegramId })}` });
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(kollab.baseUrl + path, { headers: { ...signedIn(), ...headers }, redirect: 'manual' });
const send = (path: string, body: string, method: 'POST' | 'PATCH' = 'POST') =>
  fetch(kollab.baseUrl + path, {
    method,
    headers: { ...signedIn(), 'content-type': 'application/json' },
    body,
  });

async function refusalOf(asking: Promise<Response>) {
  const begun = process.cpuUsage();
  const answer = await asking;
  const reply = ErrorReply.parse(await answer.json());
  const { user, system } = process.cpuUsage(begun);
  expect(user + system).toBeLessThan(1_500_000);
  expect(errors).toHaveProperty(reply.code);
  expect(reply.statusCode).toBe(answer.status);
  return reply.statusCode;
}

const nested = (open: string, close: string, depth: number, core = '1') =>
  open.repeat(depth) + core + close.repeat(depth);

const places: [string, (value: string) => [path: string, body: string]][] = [
  ['a whole body', (value) => ['/api/User/save-change', value]],
  [
    'a change’s value',
    (value) => [
      '/api/User/save-change',
      `{"telegramId":${telegramId},"changeType":"tags","newValue":${value}}`,
    ],
  ],
  [
    'staged changes',
    (value) => ['/api/User/send-to-moderation', `{"telegramId":${telegramId},"changes":${value}}`],
  ],
  [
    'a project',
    (value) => [
      '/api/User/create-project',
      `{"telegramId":${telegramId},"name":"a","description":"b","vacancies":${value}}`,
    ],
  ],
  ['tags', (value) => [`/api/User/update-tags/${telegramId}`, value]],
];

describe.each(places)('as %s', (_, place) => {
  const bodies: [string, string][] = [
    ['10 000 nested lists', nested('[', ']', 10_000)],
    ['10 000 nested objects', nested('{"a":', '}', 10_000)],
    ['100 000 lists that never end', '['.repeat(100_000)],
    ['100 000 items', `[${'1,'.repeat(99_999)}1]`],
    ['a list of 20 000 texts', `[${'"a",'.repeat(19_999)}"a"]`],
    ['20 000 keys', `{${Array.from({ length: 15_000 }, (__, n) => `"k${n}":1`).join(',')}}`],
    ['a text of 250 KB', `"${'a'.repeat(250 * 1024)}"`],
    ['a number of 10 000 digits', '9'.repeat(10_000)],
    ['__proto__', '{"__proto__":{"role":"admin"}}'],
    ['__proto__ in other letters', '{"\\u005f_proto__":{"role":"admin"}}'],
    ['constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
    ['prototype', '{"prototype":{"role":"admin"}}'],
    ['the same key twice', '{"telegramId":1,"telegramId":2}'],
  ];
  test.each(bodies)('%s is refused, and soon', async (name, value) => {
    const [path, body] = place(value);
    const method = path.includes('update-tags') ? 'PATCH' : 'POST';
    const status = await refusalOf(send(path, body, method));
    const isOver = body.length > 256 * 1024;
    expect([name, status]).toEqual([name, isOver ? 413 : 400]);
  });
});

test.each([
  ['nested', nested('[', ']', 100)],
  ['nested in other names', nested('{"a":[', ']}', 60)],
  ['of 6000 values', `[${'1,'.repeat(6000)}1]`],
  ['of 6000 keys', `{${Array.from({ length: 6000 }, (__, n) => `"k${n}":1`).join(',')}}`],
])('what is ignored may not be %s', async (_, value) => {
  const body = (ignored: string) => `{"telegramId":${telegramId},"submittedAt":${ignored}}`;
  const answer = await send('/api/User/send-to-moderation', body(value));
  expect(await answer.json()).toMatchObject({ code: 'malformedRequest' });
  const brackets = await send('/api/User/send-to-moderation', body(JSON.stringify(value)));
  expect(await brackets.json()).toMatchObject({ code: 'nothingToSubmit' });
});

test('no key of a body reaches what objects have in common', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { role?: string }).role).toBeUndefined();
});

test('a body of 256 KB is read, one byte more is not', async () => {
  const body = (length: number) => JSON.stringify({ telegramId }).padEnd(length, ' ');
  expect((await send(getOrCreateUser.path, body(256 * 1024))).status).toBe(200);
  expect(await refusalOf(send(getOrCreateUser.path, body(256 * 1024 + 1)))).toBe(413);
});

test('a body that does not say how long it is is bounded too', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * 1024;
      if (sent > 64 * 1024 * 1024) controller.close();
      else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
    },
  });
  const asking = fetch(kollab.baseUrl + getOrCreateUser.path, {
    method: 'POST',
    headers: { ...signedIn(), 'content-type': 'application/json' },
    body: endless,
    duplex: 'half',
  });
  // The answer may come before all is sent, whereupon the connection is closed.
  const status = await refusalOf(asking).catch((error: unknown) => error);
  expect(status === 413 || status instanceof TypeError).toBe(true);
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

describe('an address', () => {
  test.each([
    ['of 8 000 letters', `/api/User/search-users?query=${'a'.repeat(8000)}`, 400],
    ['of 20 000 letters', `/api/User/search-users?query=${'a'.repeat(20_000)}`, 413],
    ['with 20 000 letters of path', `/${'a'.repeat(20_000)}`, 413],
    ['with 4 000 parts', `/api${'/a'.repeat(4000)}`, 404],
    ['with a parameter twice', '/api/User/search-users?query=a&query=b', 400],
    ['with a number twice', '/api/User/search-users?query=a&limit=1&limit=2', 400],
    ['with 1 000 parameters', `/api/User/search-users?${'query=a&'.repeat(1000)}`, 400],
    ['with a parameter as a list', '/api/User/search-users?query[]=a', 400],
    ['with a parameter as an object', '/api/User/search-users?query[a]=b', 400],
    ['with __proto__', '/api/User/search-users?__proto__=a', 400],
    ['with __proto__ as an object', '/api/User/search-users?__proto__[role]=a', 400],
    ['with constructor', '/api/User/search-users?constructor=a', 400],
    ['with an endless limit', `/api/User/search-users?query=a&limit=${'9'.repeat(400)}`, 400],
    ['with a cursor of 8 000 letters', `/api/User/all-projects?cursor=${'a'.repeat(8000)}`, 400],
  ])('%s is refused', async (_, path, status) => {
    expect(await refusalOf(get(path))).toBe(status);
  });
});

test.each(['%D0', '%00', '%ED%A0%80', '%F0%9F'])('a search for %s finds nothing', async (query) => {
  const answer = await get(`/api/User/search-users?query=${query}`);
  expect([answer.status, await answer.json()]).toEqual([200, []]);
});

describe('headers', () => {
  test.each<[string, Record<string, string>]>([
    ['one of 20 KB', { 'x-long': 'a'.repeat(20_000) }],
    [
      'two thousand',
      Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`x-header-${n}`, 'a'])),
    ],
    ['init data of 20 KB', { authorization: `tma user=${'a'.repeat(20_000)}` }],
  ])('%s: refused', async (_, headers) => {
    expect(await refusalOf(get('/api/User/tags', headers))).toBe(413);
  });

  test.each<[string, Record<string, string>, number]>([
    ['init data of 10 KB', { authorization: `tma user=${'a'.repeat(10_000)}` }, 401],
    ['an idempotency key of 5 KB', { 'idempotency-key': 'a'.repeat(5000) }, 400],
    ['a version of 5 KB', { 'x-version': '1.'.repeat(2500) }, 400],
  ])('%s: refused', async (_, headers, status) => {
    const asking = fetch(`${kollab.baseUrl}/api/User/apply`, {
      method: 'POST',
      headers: { ...signedIn(), 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        projectId: '0197f0f0-0000-7000-8000-000000000000',
        vacancyId: '0197f0f0-0000-7000-8000-000000000000',
        telegramId,
        coverLetter: 'a',
      }),
    });
    expect(await refusalOf(asking)).toBe(status);
  });
});
