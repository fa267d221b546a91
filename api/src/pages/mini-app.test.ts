import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approve, send } from '#test/steps/profiles.ts';
import { botToken } from '#test/init-data.ts';
import { listen } from '#test/listen.ts';
import { sampleProject } from '#test/sample-project.ts';
import { shared, startTestApp, type TestApp } from '#test/test-app.ts';
import { findBotName } from '#src/platform/access/bot-name.ts';

let asked: (string | undefined)[] = [];
const named = (): string | undefined => '{"ok":true,"result":{"username":"kollab_bot"}}';
let answer = named;
const telegram = createServer((request, response) => {
  asked.push(request.url);
  const body = answer();
  if (body !== undefined) response.end(body);
});
const script = { 'app.js': 'plain', 'app.js.gz': 'gzipped', 'app.js.br': 'brotli' };
let telegramApiRoot: string;
let webappDir: string;
let kollab: TestApp;
beforeAll(async () => {
  telegramApiRoot = `http://127.0.0.1:${await listen(telegram)}`;
  webappDir = await mkdtemp(join(tmpdir(), 'kollab-webapp-'));
  const html = '<!doctype html><html><head><title>Kollab</title></head><body></body></html>';
  await writeFile(join(webappDir, 'index.html'), html);
  await mkdir(join(webappDir, 'assets'));
  for (const [name, text] of Object.entries(script)) {
    await writeFile(join(webappDir, 'assets', name), text);
  }
  kollab = await startTestApp({ webappDir, telegramApiRoot, publicUrl: 'https://kollab.example' });
});
const vera = shared(() => kollab.moderator());
afterAll(async () => {
  await kollab.close();
  telegram.closeAllConnections();
  telegram.close();
  await rm(webappDir, { recursive: true, force: true });
});

const open = (path: string, init: RequestInit = {}) => fetch(kollab.baseUrl + path, init);

async function metaOf(path: string) {
  const html = await (await open(path)).text();
  const found = html.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}

describe('the files of the mini-app', () => {
  test.each([
    ['br', 'brotli'],
    ['gzip', 'gzipped'],
    [null, 'plain'],
  ])('travel as the build compressed them, for whoever reads %s', async (encoding, said) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = encoding ? { 'accept-encoding': encoding } : {};
      get(`${kollab.baseUrl}/assets/app.js`, { headers }, resolve).on('error', reject);
    });
    expect(String(Buffer.concat(await answer.toArray()))).toBe(said);
    expect(answer.headers['content-encoding'] ?? null).toBe(encoding);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
  });

  test('are not there a second time as archives', async () => {
    expect((await open('/assets/app.js.gz')).status).toBe(404);
  });
});

describe('the public page of a person', () => {
  test('tells who they are, by either id', async () => {
    const anya = await kollab.person({ firstName: 'Аня', lastName: 'Лис' });
    await kollab.set('users', anya, { photo: '/uploads/anya.webp' });
    await send(anya, { statusShort: 'Ищу команду' });
    await approve(vera, anya);
    for (const path of [`/user/${anya.telegramId}`, `/USER/${anya.id}/?tab=1`]) {
      expect(await metaOf(path)).toEqual({
        'kollab-bot': 'kollab_bot',
        'og:site_name': 'Kollab',
        'og:type': 'profile',
        'og:title': 'Аня Лис',
        'og:description': 'Ищу команду',
        'og:image': 'https://kollab.example/uploads/anya.webp',
        'og:url': `https://kollab.example/user/${anya.telegramId}`,
        'twitter:card': 'summary',
      });
    }
    expect(await metaOf(`/user/${anya.id}/links`)).toMatchObject({
      'og:title': 'Аня Лис',
      'og:url': `https://kollab.example/user/${anya.telegramId}/links`,
    });
    const page = await open(`/user/${anya.id}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('public, max-age=60');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await open(`/user/${anya.id}`, { method: 'HEAD' })).status).toBe(200);
  });

  test('is the plain page until a moderator approved them, and of somebody suspended', async () => {
    const anya = await kollab.person({ firstName: 'Аня', lastName: 'Лис' });
    const path = `/user/${anya.telegramId}`;
    const isPlain = async () => {
      expect((await open(path)).status).toBe(404);
      expect(await metaOf(path)).toEqual({ 'kollab-bot': 'kollab_bot' });
    };
    await send(anya, { statusShort: 'Ищу команду' });
    await isPlain();
    await approve(vera, anya);
    expect(await metaOf(path)).toMatchObject({ 'og:title': 'Аня Лис' });
    await kollab.suspend(anya);
    await isPlain();
  });

  test('is never read as HTML', async () => {
    const anya = await kollab.person();
    const evil = `"><script>alert('1')</script>&$&$'`;
    await kollab.set('users', anya, {
      approved_at: new Date(),
      status_short: evil,
      first_name: '</title>',
    });
    const html = await (await open(`/user/${anya.id}`)).text();
    expect(html).not.toContain('<script>');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).toContain(
      'content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;$&amp;$&#39;"',
    );
  });

  test.each(['/user/5', '/user/junk/links', '/user/0', '/user/9007199254740993', '/user/%00'])(
    'is the plain page at %s, where nobody is',
    async (path) => {
      const page = await open(path);
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-cache']);
      expect(await page.text()).toContain('<title>Kollab</title>');
      expect(await metaOf(path)).toEqual({ 'kollab-bot': 'kollab_bot' });
    },
  );
});

describe('the public page of a project', () => {
  const sample = async (vacancies = ['Дизайнер']) => {
    const anya = await kollab.person();
    return sampleProject(kollab, { owner: anya, vacancies });
  };

  test('tells what it is, with its cover', async () => {
    const project = await sample();
    const description = `Карта крыш\n\n${'которые греют воду '.repeat(20)}`;
    await kollab.set('projects', project, { description, cover_image: '/uploads/map.webp' });
    const path = `/project/${project.id}/details`;
    const meta = await metaOf(path);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:title': 'Солнечная карта',
      'og:image': 'https://kollab.example/uploads/map.webp',
      'og:url': `https://kollab.example${path}`,
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:description']).toMatch(/^Карта крыш которые греют воду .{100,180}…$/);
    expect((await open(path)).headers.get('cache-control')).toBe('public, max-age=60');
    expect(await metaOf(`/PROJECT/${project.id.toUpperCase()}/details/`)).toEqual(meta);
  });

  test('tells of a vacancy of it', async () => {
    const project = await sample();
    const [vacancyId = ''] = project.vacancyIds;
    expect(await metaOf(`/vacancy/${project.id}/${vacancyId}`)).toEqual({
      'kollab-bot': 'kollab_bot',
      'og:site_name': 'Kollab',
      'og:type': 'website',
      'og:title': 'Дизайнер — Солнечная карта',
      'og:description': 'Сделать карту',
      'og:url': `https://kollab.example/vacancy/${project.id}/${vacancyId}`,
      'twitter:card': 'summary',
    });
  });

  test('is the plain page of one that not everybody may see, or that is not there', async () => {
    const [project, other] = [await sample(), await sample()];
    const [vacancyId = ''] = project.vacancyIds;
    const own = [`/project/${project.id}/details`, `/vacancy/${project.id}/${vacancyId}`];
    const plain = async (path: string) => {
      expect((await open(path)).status).toBe(404);
      expect(await metaOf(path)).toEqual({ 'kollab-bot': 'kollab_bot' });
    };
    for (const path of [
      `/vacancy/${other.id}/${vacancyId}`,
      `/vacancy/${project.id}/junk`,
      `/project/${vacancyId}/details`,
      '/project/junk/details',
      '/project/%00/details',
    ]) {
      await plain(path);
    }
    for (const hidden of [
      { approved_at: null },
      { approved_at: new Date(), archived_at: new Date() },
      { archived_at: null, deleted_at: new Date() },
    ]) {
      await kollab.set('projects', project, hidden);
      for (const path of own) await plain(path);
    }
  });
});

test.each(['/', '/index.html', '/profile', '/user'])('%s names the bot', async (path) => {
  expect(await metaOf(path)).toEqual({ 'kollab-bot': 'kollab_bot' });
});

test('a page names the Telegram Web of one’s own that may frame it', async () => {
  const telegramWebOrigin = 'http://127.0.0.1:3100';
  const own = await startTestApp({ webappDir, telegramApiRoot, telegramWebOrigin });
  const html = await (await fetch(own.baseUrl)).text();
  await own.close();
  expect(html).toContain(`<meta name="kollab-telegram" content="${telegramWebOrigin}" />`);
});

test('a page that is known is not sent again', async () => {
  const etag = (await open('/')).headers.get('etag') ?? '';
  expect((await open('/', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('the bot’s name', () => {
  let failures = 0;
  const finder = (root = telegramApiRoot) =>
    findBotName({ ...kollab.config, telegramApiRoot: root }, () => (failures += 1));
  beforeEach(() => {
    asked = [];
    failures = 0;
  });
  afterEach(() => void (answer = named));

  test('is asked for once', async () => {
    const find = finder();
    const names = await Promise.all([find(), find(), find()]);
    expect([...names, await find()]).toEqual(Array.from({ length: 4 }, () => 'kollab_bot'));
    expect(asked).toEqual([`/bot${botToken}/getMe`]);
  });

  test.each(['{"ok":false}', 'junk', '{"result":{"username":"\\"><script>"}}'])(
    'is not told by %s, and not asked for again at once',
    async (body) => {
      answer = () => body;
      const find = finder();
      expect([await find(), await find()]).toEqual([undefined, undefined]);
      expect([asked.length, failures]).toEqual([1, 1]);
    },
  );

  test('is done without when Telegram is away or silent', async () => {
    expect(await finder('http://127.0.0.1:1')()).toBeUndefined();
    answer = () => undefined;
    expect(await finder()()).toBeUndefined();
  });
});
