import { errors } from '@kollab/contract';
import { ErrorReply } from '@kollab/contract/schemas';
import { describe, expect, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { sharedApp } from '#test/test-app.ts';

const kollab = sharedApp();

type Body = NonNullable<RequestInit['body']>;

const telegramId = 5_000_000_777;
const signedIn = () => ({ authorization: `tma ${initData({ telegramId })}` });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(kollab.baseUrl + path, { method, headers, redirect: 'manual' });
const post = (body: Body, type = 'application/json', path = '/api/User/send-to-moderation') =>
  fetch(kollab.baseUrl + path, {
    method: 'POST',
    headers: { ...signedIn(), 'content-type': type },
    body,
  });

async function refusalOf(response: Response) {
  const text = await response.text();
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(text).not.toMatch(/node_modules|\.ts\b|\bat .+:\d+|select |insert |postgres/i);
  const reply = ErrorReply.parse(JSON.parse(text));
  expect(Object.keys(JSON.parse(text) as object).filter((key) => key !== 'details')).toEqual([
    'statusCode',
    'code',
    'message',
    'requestId',
  ]);
  expect(errors).toHaveProperty(reply.code);
  expect(reply.statusCode).toBe(response.status);
  return [response.status, reply.code];
}

describe('a request that cannot be read is refused', () => {
  const changes = (json: string) => `{"telegramId":${telegramId},"changes":${json}}`;
  const noText = new Uint8Array(
    Buffer.from(changes('{"major":"?"}')).map((b) => (b === 63 ? 255 : b)),
  );

  test.each<[string, Body, string]>([
    ['JSON cut short', '{"telegramId":', 'malformedRequest'],
    ['no body', '', 'badInput'],
    ['null', 'null', 'badInput'],
    ['a list', '[]', 'badInput'],
    ['a text', '"a"', 'badInput'],
    ['deep brackets', '['.repeat(100_000), 'malformedRequest'],
    ['an unknown field', `{"telegramId":${telegramId},"changes":{},"role":"admin"}`, 'badInput'],
    ['an unknown change', changes('{"role":"admin"}'), 'badInput'],
    ['__proto__', `{"__proto__":{"telegramId":${telegramId}}}`, 'malformedRequest'],
    ['__proto__ inside', changes('{"__proto__":{"major":"a"}}'), 'malformedRequest'],
    ['constructor', changes('{"constructor":{"prototype":{"a":1}}}'), 'malformedRequest'],
    ['__proto__ as a value', changes('[{"changeType":"__proto__","newValue":{}}]'), 'badInput'],
    ['constructor as a value', changes('[{"changeType":"constructor"}]'), 'badInput'],
    ['a NUL', changes('{"major":"a\\u0000b"}'), 'badInput'],
    ['half a letter', changes('{"major":"a\\ud800b"}'), 'badInput'],
    ['half a letter in a list', changes('{"tags":["\\udfff"]}'), 'badInput'],
    [
      'half a letter in a link',
      changes('{"links":[{"type":"a","url":"a.b/\\ud800"}]}'),
      'badInput',
    ],
    ['bytes that are no text', noText, 'malformedRequest'],
  ])('with %s', async (_, body, code) => {
    expect(await refusalOf(await post(body))).toEqual([400, code]);
  });

  test.each([
    '{"changeType":"major"}',
    '{"changeType":"__proto__","newValue":"a"}',
    '{"changeType":"toString","newValue":"a"}',
    '{"changeType":"major","newValue":{"toString":1}}',
    '{"changeType":"tags","newValue":[null]}',
    '{"changeType":"links","newValue":[[]]}',
  ])('as a change %s', async (json) => {
    const body = JSON.stringify({ telegramId, ...(JSON.parse(json) as object) });
    const answer = await post(body.replace('{}', json), undefined, '/api/User/save-change');
    expect(await refusalOf(answer)).toEqual([400, 'badInput']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'])(
    'as %s',
    async (type) => {
      expect(await refusalOf(await post(changes('{}'), type))).toEqual([
        415,
        'unsupportedMediaType',
      ]);
    },
  );

  test('over its size', async () => {
    const body = JSON.stringify({
      telegramId,
      changes: { description: 'а'.repeat(5 * 1024 * 1024) },
    });
    expect(await refusalOf(await post(body))).toEqual([413, 'tooLarge']);
  });

  test.each([
    ['/api/nothing', 404, 'notFound'],
    ['/api', 404, 'notFound'],
    ['/api/User/follow', 404, 'notFound'],
    ['/api/user/Create-Project/', 404, 'notFound'],
    ['/api/User/beef', 404, 'notFound'],
    ['/health', 404, 'notFound'],
    ['/uploads/none.webp', 404, 'notFound'],
    ['/uploads/', 404, 'notFound'],
    ['/uploads/.hidden', 404, 'notFound'],
    ['/uploads/..%2f..%2fetc%2fpasswd', 404, 'notFound'],
    ['/api/User/%E0%A4%A', 400, 'malformedRequest'],
    ['/api/User/%00', 400, 'badInput'],
    ['/api/User/junk', 404, 'notFound'],
    ['/api/User/junk1', 400, 'badInput'],
    ['/api/User/follow/stats', 400, 'badInput'],
    ['/api/User/0', 400, 'badInput'],
    ['/api/User/9007199254740993', 400, 'badInput'],
    [`/api/User/${'1'.repeat(5000)}`, 400, 'malformedRequest'],
    ['/api/User/profiles-for-moderation', 401, 'unauthenticated'],
  ])('at %s', async (path, status, code) => {
    expect(await refusalOf(await get(path))).toEqual([status, code]);
  });

  test('with headers over 16 KB', async () => {
    const answer = await get('/health/live', { 'x-long': 'a'.repeat(20_000) });
    expect(await refusalOf(answer)).toEqual([413, 'tooLarge']);
  });

  test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('by a method it has not: %s', async (method) => {
    const answer = await get('/api/notifications/claim', signedIn(), method);
    expect(await refusalOf(answer)).toEqual([404, 'notFound']);
  });
});

test('what breaks inside is not told', async () => {
  const { db } = kollab;
  await db.schema.alterTable('users').renameTo('gone').execute();
  expect(await refusalOf(await get('/api/User/5'))).toEqual([500, 'internal']);
  await db.schema.alterTable('gone').renameTo('users').execute();
});
