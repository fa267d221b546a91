import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#src/app.ts';
import { connectDatabase } from '#src/database/connect.ts';
import { openReplicas } from '#src/database/replicas.ts';
import type { Db } from '#src/database/schema.ts';
import { startTestApp, type TestApp } from '#src/testing/test-app.ts';
import { handleError } from './error-handler.ts';
import { refuseWhenOverloaded } from './overload.ts';

let kollab: TestApp;
let small: Db;
let url = '';
let close: () => Promise<unknown>;
beforeAll(async () => {
  kollab = await startTestApp();
  const primaryUrl = kollab.config.databaseUrl ?? '';
  small = connectDatabase({ url: primaryUrl, onError: () => undefined, poolSize: 1 });
  const replicas = openReplicas({ db: small, primaryUrl, urls: [], onError: () => undefined });
  const app = await buildApp({ ...kollab.context, db: small, replicas });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
});
afterAll(async () => {
  await close();
  await small.destroy();
  await kollab.close();
});

const ask = (path = '/api/User/get-user-by-telegram/5') => fetch(url + path);

/** Holds the only connection until told to let go. */
async function holdConnection() {
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = small.connection().execute(async () => {
    held.resolve();
    await letGo;
  });
  await held.promise;
  return async () => {
    resolve();
    await holding;
  };
}

test('who could not be served in time is told so at once, and served when there is room', async () => {
  const letGo = await holdConnection();
  const waiting = Array.from({ length: 50 }, () => ask());
  await vi.waitFor(async () => {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/User/tags`, { signal: AbortSignal.timeout(150) });
    expect(performance.now() - begun).toBeLessThan(150);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ statusCode: 503, code: 'unavailable' });
  });
  expect((await ask('/health/live')).status).toBe(200);
  expect((await ask('/nothing')).status).toBe(404);
  await letGo();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  expect(statuses.every((status) => status === 404)).toBe(true);
  expect((await ask('/api/User/tags')).status).toBe(200);
});

test('a process that is busy refuses calls, not health checks, until it is not', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await refuseWhenOverloaded(app, kollab.db, { maxEventLoopDelay: 30, sampleInterval: 100 });
  app.get('/call', { config: { kind: 'call' } }, () => 'done');
  app.get('/health', { config: { kind: 'health' } }, () => 'well');
  const statusOf = async (path: string) => (await app.inject(path)).statusCode;
  expect(await statusOf('/call')).toBe(200);
  const work = setInterval(() => {
    const until = performance.now() + 60;
    while (performance.now() < until);
  }, 1);
  await vi.waitFor(async () => expect(await statusOf('/call')).toBe(503), { timeout: 5000 });
  expect(await statusOf('/health')).toBe(200);
  clearInterval(work);
  await vi.waitFor(async () => expect(await statusOf('/call')).toBe(200), { timeout: 5000 });
  await app.close();
});
