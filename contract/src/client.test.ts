import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createClient, createPageClient } from './client.ts';
import { getLive, getUser, listSubmittedProfiles, saveChange } from './index.ts';
import { newRequestId } from './http/request-id.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let seen: Seen | undefined;
let answer: RequestListener = (_, response) => void response.end('{}');
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen = { method, url, headers, body };
    answer(request, response);
  });
});
let baseUrl = '';
/** Below 1024, where no program of this machine comes to listen by chance. */
const nobody = 'http://127.0.0.1:2';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  answer = (_, response) => {
    response.writeHead(status, { 'set-cookie': 'a=1', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
};
beforeEach(() => answers(200, {}));

const onError = vi.fn<(error: ApiError) => void>();
const clientAt = (url: string, timeout?: number) =>
  createClient({ baseUrl: url, headers: () => ({ authorization: 'tma a=1' }), onError, timeout });
const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  );

describe('the id of a call', () => {
  const known = { 'x-request-id': 'known' };

  test('is new for each and is what the API is told', async () => {
    answers(200, {});
    const ids = new Set<unknown>();
    for (const call of [clientAt(baseUrl), clientAt(baseUrl)]) {
      await call(getLive, {});
      ids.add(seen?.headers['x-request-id']);
    }
    expect(ids.size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[\w.-]{1,64}$/);
    await clientAt(baseUrl)(getLive, {}, { headers: known });
    expect(seen?.headers).toMatchObject(known);
  });

  test('stands in every failure, as the server says it or as it was asked', async () => {
    answers(400, { statusCode: 400, code: 'badInput', message: 'Нет', requestId: 'said' });
    expect(await failureOf(clientAt(baseUrl)(getLive, {}))).toMatchObject({ requestId: 'said' });
    answers(502, '<html>', { 'x-request-id': 'in-the-header' });
    const behindProxy = await failureOf(clientAt(baseUrl)(getLive, {}));
    expect(behindProxy).toMatchObject({ requestId: 'in-the-header' });
    answers(200, '<html>');
    const broken = await failureOf(clientAt(baseUrl)(getLive, {}));
    expect(broken.requestId).toBe(seen?.headers['x-request-id']);
    const nowhere = clientAt(nobody);
    const lost = await failureOf(nowhere(getLive, {}, { headers: known }));
    expect(lost).toMatchObject({ failure: 'network', requestId: 'known' });
  });

  test('is made where the browser has no randomUUID, too', () => {
    vi.stubGlobal('crypto', undefined);
    expect(newRequestId()).toMatch(/^[\w.-]{1,64}$/);
    vi.unstubAllGlobals();
  });
});

describe('a call', () => {
  test('names the version and its caller, and carries no cookies', async () => {
    answers(200, { status: 'ok' });
    const call = clientAt(baseUrl);
    await call(getLive, {});
    expect(await call(getLive, {})).toEqual({ status: 'ok' });
    expect(seen).toMatchObject({ method: 'GET', url: '/health/live', body: '' });
    expect(seen?.headers).toMatchObject({
      'x-version': '1.0',
      accept: 'application/json',
      authorization: 'tma a=1',
    });
    expect(seen?.headers).not.toHaveProperty('cookie');
    expect(seen?.headers).not.toHaveProperty('content-type');
  });

  test('sends JSON', async () => {
    const body = { telegramId: 5, changeType: 'major', newValue: 'Физика' } as const;
    await clientAt(baseUrl)(saveChange, { body }, { headers: { 'x-telegram-id': '5' } });
    expect(seen).toMatchObject({ method: 'POST', url: '/api/User/save-change' });
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-telegram-id': '5',
    });
    expect(JSON.parse(seen?.body ?? '')).toEqual(body);
  });

  test('writes its parts into the address, letters that mean something there escaped', async () => {
    const call = clientAt(baseUrl);
    await call(getUser, { params: { id: 'a/../b?c#d' } });
    expect(seen?.url).toBe('/api/User/a%2F..%2Fb%3Fc%23d');
    await call(listSubmittedProfiles, { query: { limit: 5, cursor: 'a&b=в' } });
    expect(seen?.url).toBe('/api/User/profiles-for-moderation?limit=5&cursor=a%26b%3D%D0%B2');
    await call(listSubmittedProfiles, { query: { limit: 5, cursor: undefined } });
    expect(seen?.url).toBe('/api/User/profiles-for-moderation?limit=5');
  });
});

describe('a page of a list', () => {
  const pageAt = (url: string) => createPageClient({ baseUrl: url, headers: () => ({}), onError });

  test('comes with the cursor of the next one', async () => {
    const next = '/api/User/profiles-for-moderation?limit=5&cursor=a%26b%2B%D0%B2';
    answers(200, [], { link: `<${next}>; rel="next"` });
    const call = pageAt(baseUrl);
    expect(await call(listSubmittedProfiles, { query: { limit: 5 } })).toEqual({
      items: [],
      next: 'a&b+в',
    });
    await call(listSubmittedProfiles, { query: { cursor: 'a&b+в' } });
    expect(seen?.url).toBe('/api/User/profiles-for-moderation?cursor=a%26b%2B%D0%B2');
  });

  test.each(['', '</x>; rel="prev"', '</x>; rel="next"', 'nonsense'])(
    'is the last one with the header %j',
    async (link) => {
      answers(200, [], { link });
      expect(await pageAt(baseUrl)(listSubmittedProfiles, {})).toEqual({ items: [] });
    },
  );

  test('fails as any call', async () => {
    answers(503, 'null');
    expect(await failureOf(pageAt(baseUrl)(listSubmittedProfiles, {}))).toMatchObject({
      failure: 'badResponse',
    });
    expect(onError).toHaveBeenLastCalledWith(expect.any(ApiError), listSubmittedProfiles);
  });
});

describe('a failure', () => {
  const refusal = {
    statusCode: 409,
    code: 'alreadyDecided',
    message: 'Заявка уже обработана',
    requestId: 'r1',
    details: { decidedBy: 'Вера Орлова' },
  };

  test('of 4xx is a bad request that says what the server said', async () => {
    answers(409, refusal);
    const error = await failureOf(clientAt(baseUrl)(getLive, {}));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ failure: 'badRequest', ...refusal });
    expect(onError).toHaveBeenLastCalledWith(error, getLive);
  });

  test('of 429 says when to come again', async () => {
    answers(429, {}, { 'retry-after': '17' });
    expect(await failureOf(clientAt(baseUrl)(getLive, {}))).toMatchObject({
      failure: 'badRequest',
      statusCode: 429,
      retryAfterSeconds: 17,
    });
  });

  test.each([
    [500, { statusCode: 500, code: 'internal' }],
    [502, '<html>Bad Gateway</html>'],
    [503, 'null'],
    [504, ''],
  ])('of %i is a bad response', async (status, body) => {
    answers(status, body);
    expect(await failureOf(clientAt(baseUrl)(getLive, {}))).toMatchObject({
      failure: 'badResponse',
      statusCode: status,
    });
  });

  test('of an answer that is not JSON is a bad response', async () => {
    answers(200, '<html>');
    expect(await failureOf(clientAt(baseUrl)(getLive, {}))).toMatchObject({
      failure: 'badResponse',
    });
  });

  test('of a connection is one of the network', async () => {
    const refused = await failureOf(clientAt(nobody)(getLive, {}));
    expect(refused).toMatchObject({ failure: 'network', statusCode: undefined });
    answer = (request) => void request.socket.destroy();
    expect(await failureOf(clientAt(baseUrl)(getLive, {}))).toMatchObject({ failure: 'network' });
  });

  test('of a silent server is a time-out', async () => {
    answer = () => undefined;
    expect(await failureOf(clientAt(baseUrl, 30)(getLive, {}))).toMatchObject({
      failure: 'timeout',
    });
  });

  test('of an answer that never ends is a time-out', async () => {
    answer = (_, response) => void response.write('{"status":');
    expect(await failureOf(clientAt(baseUrl, 30)(getLive, {}))).toMatchObject({
      failure: 'timeout',
    });
  });

  test('of a call that was called off is none of the server’s', async () => {
    const calling = new AbortController();
    answer = () => calling.abort();
    const { signal } = calling;
    expect(await failureOf(clientAt(baseUrl)(getLive, {}, { signal }))).toMatchObject({
      failure: 'cancelled',
    });
    expect(await failureOf(clientAt(baseUrl)(getLive, {}, { signal }))).toMatchObject({
      failure: 'cancelled',
    });
  });
});
