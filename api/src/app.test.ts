import { endpoints } from '@kollab/contract/endpoints';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refused, startTestApp, type TestApp } from '#test/test-app.ts';

const served: { method: string | string[]; url: string }[] = [];
const watch = (message: unknown) => {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook('onRoute', ({ method, url }) => void served.push({ method, url }));
};

let kollab: TestApp;
beforeAll(async () => {
  subscribe('fastify.initialization', watch);
  kollab = await startTestApp();
  unsubscribe('fastify.initialization', watch);
});
afterAll(() => kollab.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(kollab.baseUrl + path, { headers });

describe('the routes', () => {
  test('are the contract’s, all of them, and nothing else but pages and HEAD', () => {
    const expected = endpoints.map(
      ({ endpoint: { method, path } }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    const isStatic = (url: string) => /^\/(api\/docs|uploads)(\/|$)/.test(url);
    const found = served
      .filter(({ url }) => !isStatic(url))
      .flatMap(({ method, url }) => [method].flat().map((one) => `${one} ${url}`))
      .filter((route) => !route.startsWith('HEAD '));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test.each(['/HEALTH/LIVE', '/health/live/', '/Health/Live/?a=1'])(
    'match %s too',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  test('keep the letters of a path’s parts', async () => {
    const anya = await kollab.approved();
    const upper = anya.id.toUpperCase();
    const answer = await get(`/API/user/${upper}/`);
    expect(await answer.json()).toMatchObject({ id: anya.id });
  });
});

describe('the version a caller names', () => {
  const names = ['X-Version', 'X-Api-Version', 'Api-Version', 'Version'];
  test.each(names)('is read from %s', async (name) => {
    expect((await get('/health/live', { [name]: '1.0' })).status).toBe(200);
    expect((await get('/health/live', { [name]: '1.7' })).status).toBe(200);
    expect((await get('/health/live', { [name]: '1' })).status).toBe(200);
    for (const other of ['2.0', '0.9', '10.0', 'junk', '1.x', '1.0; 2', '']) {
      const answer = await get('/health/live', { [name]: other });
      expect(await answer.json()).toMatchObject(refused('unsupportedVersion', 400));
    }
  });
});

test('the documentation lists every call', async () => {
  expect((await get('/api/docs')).status).toBe(200);
  const document = (await (await get('/api/docs/json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  interface Operation {
    operationId: string;
    parameters: { name: string; in: string; required: boolean }[];
    responses: Record<string, unknown>;
  }
  expect(document.openapi).toBe('3.1.0');
  for (const { name, endpoint } of endpoints) {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(name);
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path') ?? [];
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    const inQuery = operation?.parameters.filter((parameter) => parameter.in === 'query') ?? [];
    const required = inQuery.filter((parameter) => parameter.required).map(({ name: n }) => n);
    expect(required).not.toContain('limit');
    expect(required).not.toContain('cursor');
    expect(operation?.responses).toHaveProperty('200');
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, path = ''] of references) expect(document).toHaveProperty(path.split('/'));
});
