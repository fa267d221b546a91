import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from '#src/client.ts';
import * as contract from '#src/index.ts';
import { addressesOf } from './addresses-only.ts';
import { endpoint, type Reply, type Request } from './endpoint.ts';
import { endpoints } from '#src/endpoints/all.ts';
import { approveProfile } from '#src/endpoints/moderation/profile-queue.ts';
import { updateStatus } from '#src/endpoints/people/profiles.ts';
import { getOrCreateUser, getUser } from '#src/endpoints/people/users.ts';
import type { User } from '#src/schemas/people/users.ts';

test('what an endpoint leaves out accepts nothing', () => {
  const ping = endpoint('GET', '/health/live', {
    access: 'public',
    reply: z.object({ ok: z.boolean() }),
    summary: 'Answers',
  });
  expect(ping.errors).toEqual([]);
  expect([ping.params, ping.query, ping.body].map((part) => part.parse({ a: 1 }))).toEqual([
    {},
    {},
    {},
  ]);
  expectTypeOf<Request<typeof ping>['body']>().toEqualTypeOf<Record<string, never>>();
  expectTypeOf<Reply<typeof ping>>().toEqualTypeOf<{ ok: boolean }>();
});

test('the client takes what an endpoint reads and gives what it answers', () => {
  const check = (call: Client) => {
    expectTypeOf(call(getUser, { params: { id: 5 } })).resolves.toEqualTypeOf<User>();
    void call(getOrCreateUser, { body: { telegramId: 5 } });
    void call(updateStatus, { params: { telegramId: 5 }, body: { statusShort: 'а' } });
    void call(approveProfile, { params: { telegramId: 5 }, body: {} });
    // @ts-expect-error -- a path's part is missing
    void call(getUser, {});
    // @ts-expect-error -- the body is missing
    void call(getOrCreateUser, {});
    // @ts-expect-error -- of another type
    void call(getOrCreateUser, { body: { telegramId: '5' } });
    // @ts-expect-error -- an unknown field
    void call(getOrCreateUser, { body: { telegramId: 5, role: 'admin' } });
    // @ts-expect-error -- the writer has one name for a field
    void call(updateStatus, { params: { telegramId: 5 }, body: { shortStatus: 'а' } });
  };
  expect(check).toBeTypeOf('function');
});

test('access and errors are of the tables', () => {
  const reply = z.object({});
  const given = { reply, summary: 'A' };
  // @ts-expect-error -- nobody of that name
  endpoint('GET', '/health/live', { ...given, access: 'everyone' });
  // @ts-expect-error -- no such refusal
  endpoint('GET', '/health/live', { ...given, access: 'public', errors: ['teapot'] });
  // @ts-expect-error -- no such method
  endpoint('BREW', '/health/live', { ...given, access: 'public' });
  expect(endpoint('GET', '/health/live', { ...given, access: 'public' }).path).toBe('/health/live');
});

test('what pages know of a call is its address, to the letter', () => {
  const folder = join(import.meta.dirname, '../endpoints');
  const files = globSync('**/*.ts', {
    cwd: folder,
    exclude: ['{all,features}.ts', '**/*.test.ts'],
  });
  const written = files
    .map((file) => addressesOf(readFileSync(join(folder, file), 'utf8')))
    .join('\n')
    .split('\n');
  const expected = endpoints.map(({ name, endpoint: { method, path, upload, download } }) => {
    return `export const ${name} = ${JSON.stringify({ method, path, upload, download })};`;
  });
  expect(written.toSorted()).toEqual(expected.toSorted());
});

test('clients and servers find every call by its name', () => {
  const exported: Record<string, unknown> = { ...contract };
  const missing = endpoints.filter(({ name, endpoint }) => exported[name] !== endpoint);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('every call has a name, a path and a summary of its own', () => {
  for (const key of ['name', 'summary'] as const) {
    const values = endpoints.map((row) => (key === 'name' ? row.name : row.endpoint.summary));
    expect(new Set(values).size).toBe(values.length);
  }
  const routes = endpoints.map(({ endpoint: { method, path } }) =>
    `${method} ${path.replace(/\{\w+\}/g, '{}')}`.toLowerCase(),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

test('a call that writes refuses unknown fields', () => {
  const writing = endpoints.filter(({ endpoint: { method } }) => method !== 'GET');
  expect(writing.length).toBeGreaterThan(50);
  const reading = writing.filter(({ endpoint: { body } }) => {
    const read = body.safeParse({ isAdmin: true });
    return read.success && 'isAdmin' in (read.data as object);
  });
  expect(reading.map(({ name }) => name)).toEqual([]);
});
