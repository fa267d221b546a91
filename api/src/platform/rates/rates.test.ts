import { getOrCreateUser, getUser, listAllProjects } from '@kollab/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#src/app.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { initData } from '#test/init-data.ts';
import { refused, startTestApp, type TestApp } from '#test/test-app.ts';

const requestsPerMinute = { person: 8, address: 4 };

let kollab: TestApp;
let other: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  kollab = await startTestApp({ requestsPerMinute, trustedProxies: ['127.0.0.1/32'] });
  const db = connectDatabase({ url: kollab.config.databaseUrl ?? '', onError: () => undefined });
  const app = await buildApp({ ...kollab.context, db });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    await db.destroy();
  };
  other = { url, close };
});
afterAll(async () => {
  await other.close();
  await kollab.close();
});

let lastAddress = 0;
let from: Record<string, string>;
beforeEach(() => {
  lastAddress += 1;
  from = { 'x-forwarded-for': `198.51.100.${lastAddress}` };
});

let lastPerson = 6_100_000_000;
const someone = () => {
  lastPerson += 1;
  return { authorization: `tma ${initData({ telegramId: lastPerson })}` };
};
const open = listAllProjects.path;
const ask = (path = open, headers: Record<string, string> = {}, at = kollab.baseUrl) =>
  fetch(at + path, { headers: { ...from, ...headers } });

async function statuses(times: number, path?: string, headers?: () => Record<string, string>) {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const at = time % 2 ? other.url : kollab.baseUrl;
    const answer = await ask(path, headers?.(), at);
    await answer.arrayBuffer();
    found.push(answer.status);
  }
  return found;
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('requests a minute', () => {
  test('are limited by address for who has not signed in, by all processes together', async () => {
    expect(await statuses(10)).toEqual([...times(4, 200), ...times(6, 429)]);
  });

  test('are limited by person for who has, wherever they are', async () => {
    const authorization = someone();
    const asked = await statuses(12, open, () => ({
      ...authorization,
      'x-forwarded-for': `203.0.113.${(lastAddress += 1) % 250}`,
    }));
    expect(asked).toEqual([...times(8, 200), ...times(4, 429)]);
  });

  test('of one person leave the others of the same address alone', async () => {
    const authorization = someone();
    await statuses(9, open, () => authorization);
    await statuses(5);
    expect((await ask(open, authorization)).status).toBe(429);
    expect((await ask(open, someone())).status).toBe(200);
  });

  test('over the limit are refused in the one shape, with when to come again', async () => {
    await statuses(4);
    const answer = await ask();
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await answer.json()).toEqual({
      statusCode: 429,
      code: 'tooManyRequests',
      message: 'Слишком часто. Попробуйте чуть позже',
      requestId: expect.any(String),
      details: { retryAfterSeconds: wait },
    });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('at once are not let through because they are at once', async () => {
    const asked = Array.from({ length: 60 }, (_, time) =>
      ask(open, {}, time % 2 ? other.url : kollab.baseUrl),
    );
    const passed = (await Promise.all(asked)).filter(({ status }) => status === 200);
    expect(passed).toHaveLength(4);
  });

  test.each([
    ['junk init data', () => ({ authorization: 'tma hash=1' })],
    [
      'expired init data',
      () => ({ authorization: `tma ${initData({ telegramId: 5 }, new Date(0))}` }),
    ],
    [
      'guessed bot tokens',
      () => ({ authorization: `Bearer ${Math.random()}`, 'x-telegram-id': '5' }),
    ],
  ])('with %s are limited by address', async (_, headers) => {
    expect(await statuses(7, open, headers)).toEqual([...times(4, 401), ...times(3, 429)]);
    expect((await ask()).status).toBe(429);
  });

  test('to calls that need a person are limited too', async () => {
    expect(await statuses(6, '/api/User/profiles-for-moderation')).toEqual([
      ...times(4, 401),
      ...times(2, 429),
    ]);
  });

  test('of the bot have no limit, those for a person have theirs', async () => {
    const { telegramId } = await kollab.approved();
    for (let time = 0; time < 20; time += 1) {
      await expect(kollab.bot(getUser, { params: { id: telegramId } })).resolves.toBeDefined();
    }
    const call = () => kollab.botFor(telegramId)(getOrCreateUser, { body: { telegramId } });
    for (let time = 0; time < 7; time += 1) await call();
    await expect(call()).rejects.toMatchObject(refused('tooManyRequests', 429));
  });

  test('of one network of IPv6 are counted together', async () => {
    const asked = await statuses(6, open, () => ({
      'x-forwarded-for': `2001:db8:7:7:${(lastAddress += 1).toString(16)}::1`,
    }));
    expect(asked).toEqual([...times(4, 200), ...times(2, 429)]);
    expect((await ask(open, { 'x-forwarded-for': '2001:db8:7:8::1' })).status).toBe(200);
  });

  test('for pages and files are limited apart, those for health apart from both', async () => {
    await statuses(6);
    for (let time = 0; time < 40; time += 1) expect((await ask('/none')).status).toBe(404);
    expect((await ask('/uploads/none.webp')).status).toBe(429);
    expect((await ask('/api/nothing')).status).toBe(429);
    expect((await ask('/health/live')).status).toBe(200);
  });
});

describe('the address of a caller', () => {
  test('is what the nearest proxy saw, not what the caller says', async () => {
    const asked = await statuses(6, open, () => ({
      'x-forwarded-for': `1.1.1.${(lastAddress += 1)}, 198.51.100.200`,
    }));
    expect(asked).toEqual([...times(4, 200), ...times(2, 429)]);
  });

  test.each(['junk', ',,,', '1.2.3.4.5', '1'.repeat(4000)])('may be %.20s', async (value) => {
    expect([200, 429]).toContain((await ask(open, { 'x-forwarded-for': value })).status);
  });

  test('is that of the connection when no proxy is named', async () => {
    const plain = await startTestApp({ requestsPerMinute });
    const asked: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const headers = { 'x-forwarded-for': `10.0.0.${time}`, forwarded: `for=10.0.0.${time}` };
      asked.push((await fetch(plain.baseUrl + open, { headers })).status);
    }
    await plain.close();
    expect(asked).toEqual([...times(4, 200), ...times(2, 429)]);
  });
});

test('nobody is refused because the common counts are gone', async () => {
  // Of its own, as a process asks no more for a while.
  const lonely = await startTestApp({ requestsPerMinute });
  onTestFinished(() => lonely.close());
  await lonely.db.schema.dropTable('rates').execute();
  const asked: number[] = [];
  for (let time = 0; time < 6; time += 1) asked.push((await ask(open, {}, lonely.baseUrl)).status);
  expect(asked).toEqual([...times(4, 200), ...times(2, 429)]);
});
