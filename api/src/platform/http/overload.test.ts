import { claimNotifications, listTags, saveChange, uploadAvatar } from '@kollab/contract';
import Fastify from 'fastify';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '#src/app.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { openReplicas } from '#src/platform/database/replicas/replicas.ts';
import type { Db } from '#src/platform/database/schema.ts';
import {
  overloadRefusals,
  requestsInFlight,
  requestsWaiting,
} from '#src/platform/metrics/metrics.ts';
import { initData } from '#test/init-data.ts';
import { logLines } from '#test/log-lines.ts';
import { botApiToken, startTestApp, type TestApp } from '#test/test-app.ts';
import { handleError } from './error-handler.ts';
import { refuseWhenOverloaded } from './overload.ts';

let kollab: TestApp;
let small: Db;
let url = '';
let lines: ReturnType<typeof logLines>;
let close: () => Promise<unknown>;

const places = 4;

beforeAll(async () => {
  kollab = await startTestApp();
  const primaryUrl = kollab.config.databaseUrl ?? '';
  small = connectDatabase({ url: primaryUrl, onError: () => undefined, poolSize: 1 });
  const replicas = openReplicas({ db: small, primaryUrl, urls: [], onError: () => undefined });
  const app = await buildApp({ ...kollab.context, db: small, replicas }, { queueWithin: 1000 });
  lines = logLines(app);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await small.destroy();
  await kollab.close();
});

const ask = (path: string = listTags.path, init: RequestInit = {}) => fetch(url + path, init);
const bot = { authorization: `Bearer ${botApiToken}`, 'content-type': 'application/json' };
async function holdConnection() {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = small.connection().execute(async () => {
    held.resolve();
    await letGo;
  });
  await held.promise;
  onTestFinished(() => resolve());
  return async () => {
    resolve();
    await holding;
  };
}

async function fillPlaces() {
  const letGo = await holdConnection();
  const served = Array.from({ length: places + 1 }, () => ask());
  await vi.waitFor(
    async () => expect((await requestsWaiting.get()).values[0]?.value).toBe(1),
    15_000,
  );
  return { letGo, served };
}

const countRefusals = async () => {
  const { values } = await overloadRefusals.get();
  return values.find(({ labels }) => labels.reason === 'queue')?.value ?? 0;
};

test('who could not be served in time is told so, and those before them are served', async () => {
  const { letGo, served } = await fillPlaces();
  const last = served.pop();
  const answer = await ask();
  expect((await last)?.status).toBe(503);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  const requestId = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable', requestId });
  expect((await ask('/health/live')).status).toBe(200);
  expect((await ask('/nothing')).status).toBe(404);
  await letGo();
  const statuses = (await Promise.all(served)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  expect((await ask()).status).toBe(200);
});

test('a refusal costs neither the check of who calls nor a statement, and few lines', async () => {
  const { letGo, served } = await fillPlaces();
  await served.pop();
  const [before, linesBefore] = [await countRefusals(), lines().length];
  const strangers = await Promise.all(
    Array.from({ length: 200 }, () => ask(listTags.path, { headers: { authorization: 'tma x' } })),
  );
  expect(strangers.filter(({ status }) => status !== 503)).toEqual([]);
  expect((await countRefusals()) - before).toBe(200);
  const told = lines().slice(linesBefore);
  expect(told.length).toBeLessThan(20);
  expect(told.every((line) => line['msg'] === 'request' && line['status'] === 503)).toBe(true);
  await letGo();
  await Promise.all(served);
  expect((await ask(listTags.path, { headers: { authorization: 'tma x' } })).status).toBe(401);
});

test('the bot goes ahead of everybody who waits', async () => {
  const { letGo, served } = await fillPlaces();
  const order: string[] = [];
  const come = (who: string, asking: Promise<Response>) =>
    asking.then(({ status }) => void order.push(`${who} ${status}`));
  const people = () => Array.from({ length: 10 }, () => come('person', ask()));
  const waiting = [...people(), come('bot', ask(listTags.path, { headers: bot })), ...people()];
  await ask('/health/live');
  await letGo();
  await Promise.all([...served, ...waiting]);
  expect(order.indexOf('bot 200')).toBeOneOf([0, 1, 2, 3, 4, 5]);
});

test('who waits for news, or sends a body by drops, takes nobody’s place', async () => {
  const pending = new Set<string>();
  const begin = (name: string, headers: Record<string, string>, path: string, body: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const lines = Object.entries(headers).map(([key, value]) => `${key}: ${value}`);
    socket.write([`POST ${path} HTTP/1.1`, 'host: a', ...lines, '', body].join('\r\n'));
    socket.on('error', () => undefined).on('data', () => pending.delete(name));
    pending.add(name);
    onTestFinished(() => void socket.destroy());
  };
  const news = JSON.stringify({ limit: 1, waitSeconds: 20 });
  const type = 'content-type';
  const person = { authorization: `tma ${initData({ telegramId: 5_000_000_777 })}` };
  const json = { ...person, [type]: 'application/json', 'content-length': '9000' };
  const picture = { ...json, [type]: 'multipart/form-data; boundary=b' };
  for (let count = 0; count < places; count += 1) {
    const polling = { ...bot, 'content-length': String(news.length) };
    begin(`poll ${count}`, polling, claimNotifications.path, news);
    begin(`body ${count}`, json, saveChange.path, '{');
    begin(`upload ${count}`, picture, `${uploadAvatar.path}?telegramId=5000000777`, '--b');
  }
  await vi.waitFor(async () => {
    expect((await requestsInFlight.get()).values[0]?.value).toBeGreaterThan(2 * places);
  }, 15_000);
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), 15_000);
  expect(pending.size).toBeGreaterThan(2 * places);
});

test('a process that is busy refuses calls, not health checks or files, until it is not', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await refuseWhenOverloaded(app, kollab.context, {
    queueWithin: 10_000,
    maxEventLoopDelay: 30,
    sampleInterval: 100,
  });
  app.get('/call', { config: { kind: 'call' } }, () => 'done');
  app.get('/health', { config: { kind: 'health' } }, () => 'well');
  app.get('/file', () => 'code');
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect(await statusOf('/call')).toBe(200);
  const work = setInterval(() => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  }, 1);
  await vi.waitFor(async () => expect(await statusOf('/call')).toBe(503), 15_000);
  expect(await statusOf('/health')).toBe(200);
  expect(await statusOf('/file')).toBe(200);
  clearInterval(work);
  await vi.waitFor(async () => expect(await statusOf('/call')).toBe(200), 15_000);
  await app.close();
});
