import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendToModeration } from '@kollab/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { initData } from '#test/init-data.ts';
import { refused, startTestApp, type TestApp } from '#test/test-app.ts';

let kollab: TestApp;
let webappDir: string;
beforeAll(async () => {
  webappDir = await mkdtemp(join(tmpdir(), 'kollab-webapp-'));
  await mkdir(join(webappDir, 'assets'));
  await writeFile(
    join(webappDir, 'index.html'),
    '<!doctype html><title>Kollab</title><script data-screens="{}">paint()</script><script src="/a.js"></script>',
  );
  await writeFile(join(webappDir, 'assets', 'app-1.js'), 'export {};');
  kollab = await startTestApp({ webappDir, telegramApiRoot: 'http://127.0.0.1:1' });
});
afterAll(async () => {
  await kollab.close();
  await rm(webappDir, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(kollab.baseUrl + path, { method, headers, redirect: 'manual' });

test.each(['/health/live', '/api/nothing', '/', '/assets/app-1.js'])(
  'the headers of %s keep strangers from framing it',
  async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(
      /frame-ancestors 'self' https:\/\/web\.telegram\.org https:\/\/\*\.telegram\.org(;|$)/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['x-frame-options', 'x-powered-by', 'cross-origin-opener-policy']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  },
);

test('the one script that stands in the page runs, and no other would', async () => {
  const policy = (await get('/')).headers.get('content-security-policy');
  const hash = createHash('sha256').update('paint()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a browser is told to keep to https where Kollab is there', async () => {
  const told = async (baseUrl: string) =>
    (await fetch(`${baseUrl}/health/live`)).headers.get('strict-transport-security');
  const other = await startTestApp({ publicUrl: 'https://kollab.example' });
  expect(await told(other.baseUrl)).toBe('max-age=31536000');
  await other.close();
  expect(await told(kollab.baseUrl)).toBeNull();
});

describe('a page of another site', () => {
  const origin = 'https://evil.example';

  test.each(['/api/User/tags', '/api/User/apply', '/uploads/a.webp', '/health/live', '/'])(
    'is not let at %s',
    async (path) => {
      const preflight = await get(
        path,
        {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
        'OPTIONS',
      );
      const plain = await get(path, { origin });
      for (const { headers } of [preflight, plain]) {
        const names = [...headers.keys()];
        expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
      expect(preflight.status).toBe(404);
    },
  );

  test('learns nothing of where a reader came from, nor gets a cookie', async () => {
    const { headers } = await get('/', { origin });
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  });
});

test.each(['moderation-history', 'get-user-by-telegram'])(
  'an answer of %s that is known is not sent again',
  async (name) => {
    const anya = await kollab.person();
    const { telegramId } = anya;
    const authorization = `tma ${initData({ telegramId })}`;
    const path = `/api/User/${name}/${telegramId}`;
    const first = await get(path, { authorization });
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const known = { authorization, 'if-none-match': etag };
    expect((await get(path, known)).status).toBe(304);
    await anya.call(sendToModeration, { body: { telegramId, changes: { major: 'Физика' } } });
    expect((await get(path, known)).status).toBe(200);
  },
);

describe('the mini-app', () => {
  test.each(['/', '/profile/edit-status', '/projects?tab=links', '/apis'])(
    'is loaded at %s',
    async (path) => {
      const page = await get(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      expect(page.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await page.text()).toContain('<title>Kollab</title>');
      expect((await get(path, {}, 'HEAD')).status).toBe(200);
    },
  );

  test('keeps its assets with the reader for a year', async () => {
    const asset = await get('/assets/app-1.js');
    expect(asset.headers.get('cache-control')).toMatch(/immutable/);
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
  });

  test.each(['/api/profile', '/API/x', '/assets/app-0.js', '/health/x'])(
    'is not loaded at %s',
    async (path) => {
      const answer = await get(path);
      expect(await answer.json()).toMatchObject(refused('notFound', 404));
    },
  );

  test('is not loaded by writing', async () => {
    const answer = await get('/profile', {}, 'POST');
    expect(await answer.json()).toMatchObject(refused('notFound', 404));
  });
});
