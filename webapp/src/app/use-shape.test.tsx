import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import { Skeleton } from '#src/kit/layout/skeleton.tsx';
import { useShape } from './use-shape.ts';

const webapp = resolve(import.meta.dirname, '../..');
const root = document.documentElement;
const before = window.location.href;

afterEach(() => {
  document.head.innerHTML = '';
  window.history.replaceState(null, '', before);
  delete root.dataset.boot;
  delete root.dataset.platform;
  localStorage.removeItem('kollab:opened');
  globalThis.kollabSignIn = undefined;
  globalThis.kollabPerson = undefined;
});

function Loading() {
  useShape();
  return <Skeleton />;
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Loading />
    </MemoryRouter>,
  ).container;

async function beforePaint(address: string) {
  window.history.replaceState(null, '', address);
  runInThisContext(await readFile(join(webapp, 'public/theme.js'), 'utf8'));
  const { boot, platform } = root.dataset;
  return { boot, platform };
}

test('shapes are the same before any script and after', async () => {
  const html = await readFile(join(webapp, 'index.html'), 'utf8');
  const body = html.slice(html.indexOf('<body>')).replaceAll(/>\s+</g, '><');
  const page = new DOMParser().parseFromString(body, 'text/html');
  const first = page.querySelector('.boot')?.innerHTML;
  expect(first).toContain('boot-row');
  expect(show('/').querySelector('.boot')?.innerHTML).toBe(first);
});

test.each([
  ['/', 'profile'],
  ['/followers', 'carousel'],
  ['/messages', 'today'],
  ['/posts', 'search'],
  ['/posts?q=%20', 'search'],
  ['/posts?q=React', 'found'],
  ['/user/1', 'person'],
  ['/project/1/details', 'project'],
  ['/createproject', 'page'],
])('%s has the shape of a %s, before any script and after', async (address, shape) => {
  expect((await beforePaint(address)).boot).toBe(shape);
  delete root.dataset.boot;
  show(address);
  expect(root.dataset.boot).toBe(shape);
});

test.each([
  [null, 'page'],
  ['/messages', 'today'],
  ['/followers', 'carousel'],
])('what led to %s the last time has the shape of a %s meanwhile', async (opened, shape) => {
  if (opened !== null) localStorage.setItem('kollab:opened', opened);
  expect((await beforePaint('/open')).boot).toBe(shape);
  show('/open');
  expect(root.dataset.boot).toBe(shape);
});

test.each([
  ['ios', 'ios'],
  ['macos', 'ios'],
  ['android', 'android'],
  ['tdesktop', 'android'],
])('on %s heads and bars are those of %s from the first paint on', async (platform, measures) => {
  const { platform: worn } = await beforePaint(`/#tgWebAppPlatform=${platform}`);
  expect(worn).toBe(measures);
});

test('what a screen needs is fetched beside the rest, unless a start parameter leads elsewhere', async () => {
  const script = document.createElement('script');
  script.dataset.screens = JSON.stringify({ today: 'today.js today.css', profile: 'profile.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const asked = () =>
    [...document.head.querySelectorAll('link')].map((link) => [
      link.rel,
      link.getAttribute('href'),
    ]);
  await beforePaint('/#tgWebAppStartParam=m');
  expect(asked()).toEqual([]);
  await beforePaint('/messages');
  expect(asked()).toEqual([
    ['modulepreload', '/assets/today.js'],
    ['preload', '/assets/today.css'],
  ]);
});

describe('before any other code', () => {
  const launch = `#tgWebAppData=${encodeURIComponent('user={"id":7}&hash=x')}`;
  const files = () =>
    [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

  test.each(['/', '/open', '/posts?q=React'])('%s asks who came', async (address) => {
    const asked = serveApi(() => Response.json({ telegramId: 7, moderationStatus: null }));
    await beforePaint(address + launch);
    expect(await kollabSignIn).toMatchObject({ telegramId: 7 });
    expect(asked).toMatchObject([
      { method: 'POST', path: '/api/User/get-or-create', body: { telegramId: 7 }, isSigned: true },
    ]);
  });

  test.each(['5', '0190d5a0-0000-7000-8000-00000000000a'])(
    '/user/%s asks for that person, and for nobody else',
    async (id) => {
      const asked = serveApi(() => Response.json({ telegramId: 5 }));
      await beforePaint(`/user/${id}${launch}`);
      expect(await kollabPerson).toMatchObject({ telegramId: 5 });
      expect(globalThis.kollabSignIn).toBeUndefined();
      expect(asked).toMatchObject([{ method: 'GET', path: `/api/User/${id}`, isSigned: true }]);
    },
  );

  test.each(['/', '/user/5'])('%s asks before its code takes the line', async (address) => {
    const script = document.createElement('script');
    script.dataset.screens = JSON.stringify({ profile: 'profile.js', person: 'person.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    const before: unknown[] = [];
    serveApi(() => {
      before.push(files());
      return Response.json({ telegramId: 7 });
    });
    await beforePaint(address + launch);
    expect(before).toEqual([[]]);
    expect(files()).toHaveLength(1);
  });

  test('a person who is not there is left to the app to ask for', async () => {
    serveApi(() => Response.json({ code: 'userNotFound' }, { status: 404 }));
    await beforePaint(`/user/5${launch}`);
    expect(await kollabPerson).toBeUndefined();
  });

  test.each([
    ['/user/1/links', launch],
    ['/user/1', ''],
    ['/user/1', `${launch}&tgWebAppStartParam=m`],
    ['/', ''],
    ['/', `${launch}&tgWebAppStartParam=m`],
    ['/', '#tgWebAppData=x'],
  ])('%s%s does not, as nobody is needed or named', async (address, hash) => {
    const asked = serveApi(() => Response.json({}));
    await beforePaint(address + hash);
    expect(await globalThis.kollabSignIn).toBeUndefined();
    expect(globalThis.kollabPerson).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test.each([
    [null, '/assets/carousel.js'],
    ['Approved', '/assets/today.js'],
  ])('/open has the screen of somebody who is %s fetched', async (moderationStatus, file) => {
    const script = document.createElement('script');
    script.dataset.screens = JSON.stringify({ today: 'today.js', carousel: 'carousel.js' });
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    serveApi(() => Response.json({ moderationStatus }));
    await beforePaint(`/open${launch}`);
    await kollabSignIn;
    expect(files()).toEqual([file]);
  });
});
