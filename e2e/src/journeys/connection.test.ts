import type { Locator } from '@playwright/test';
import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { close, press, toTab, words } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';

test.describe.configure({ mode: 'parallel' });

let reader: Someone;
test.beforeAll(async ({ cast }) => {
  reader = await cast.newcomer('Римма', 'Волгина');
});

/** On a phone that saves data, so that no other code is there before it is needed. */
async function openSparing(openApp: OpenApp) {
  let followed: Promise<unknown> | undefined;
  const page = await openApp(reader.telegramId, '/messages', {
    sparing: true,
    before: async (opened) => {
      followed = opened.waitForRequest('**/changes/*');
    },
  });
  await expect(words(page, 'Здесь будут ваши новости')).toBeVisible();
  await followed;
  return page;
}

test('a screen whose code is not there leaves the others alone, and comes with the connection', async ({
  openApp,
}) => {
  const page = await openSparing(openApp);
  await expect(page.getByRole('heading', { name: 'Сегодня', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await expect(words(page, 'Нет соединения')).toBeVisible();
  await toTab(page, 'Поиск');
  await expect(words(page, 'Этот экран ещё не загружен')).toBeVisible();
  await press(page, 'Попробовать ещё раз');
  await toTab(page, 'Сегодня');
  await expect(page.getByRole('heading', { name: 'Сегодня', exact: true })).toBeVisible();
  expect(await page.getByText('ещё не загружен').count()).toBe(0);
  await toTab(page, 'Поиск');
  await expect(words(page, 'Этот экран ещё не загружен')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await close(page);
});

const tabs = ['Проекты', 'Поиск', 'Профиль', 'Сегодня'];

test('a connection lost right after opening breaks no tab, and each comes with it', async ({
  openApp,
}) => {
  const said = await Promise.all(
    ['at once', 'preloaded-tabs'].map(async (moment) => {
      const page = await openApp(reader.telegramId, '/messages');
      const marks = () => page.evaluate(`performance.getEntriesByName('${moment}').length`);
      if (moment !== 'at once') await expect.poll(marks).toBe(1);
      await page.context().setOffline(true);
      const offline: string[] = [];
      for (const tab of tabs) {
        await toTab(page, tab);
        await expect(words(page, 'Нет соединения')).toBeVisible();
        offline.push(await page.locator('body').innerText());
      }
      await page.context().setOffline(false);
      for (const [tab, shown] of [
        ['Проекты', 'Подписки'],
        ['Поиск', 'Люди'],
        ['Профиль', 'Римма Волгина'],
      ] as const) {
        await toTab(page, tab);
        await expect(words(page, shown)).toBeVisible();
      }
      await close(page);
      return offline.join('\n');
    }),
  );
  for (const offline of said) expect(offline).not.toContain('сломалось');
  expect(said[1]).not.toContain('ещё не загружен');
});

/** A page loads itself anew once a minute at most. */
const overAMinute = 90_000;

test('a screen that a new release has under another name comes with the new release', async ({
  openApp,
}) => {
  const page = await openSparing(openApp);
  await expect(page.getByRole('heading', { name: 'Сегодня', exact: true })).toBeVisible();
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/posts-page*', (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const renewed = page.waitForEvent('load', { timeout: overAMinute }).catch(async (cause) => {
    const seen = await page.locator('body').innerText();
    throw new Error(`The page was not loaded anew: ${page.url()}\n${seen}`, { cause });
  });
  await toTab(page, 'Поиск');
  await renewed;
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/posts');
  await close(page);
});

test('that there is no connection stays in sight, and moves nothing that is read', async ({
  openApp,
}) => {
  const page = await openApp(reader.telegramId, '/profile/settings', {
    device: { viewport: { width: 390, height: 500 } },
  });
  const topOf = async (found: Locator) => (await found.boundingBox())?.y;
  const said = page.getByText('Нет соединения');
  const main = page.getByRole('main');
  await expect(main.getByText('Удалить аккаунт').first()).toBeVisible();
  // What the sections show comes after them.
  await page.waitForFunction('document.documentElement.scrollHeight >= innerHeight + 300');
  await page.evaluate('scrollTo(0, 300)');
  await page.context().setOffline(true);
  await expect(said).toBeVisible();
  expect(await topOf(said)).toBe(0);
  expect(await topOf(main)).toBe(-300);
  await page.evaluate('scrollTo(0, 0)');
  const height = (await said.boundingBox())?.height ?? NaN;
  await expect.poll(() => topOf(main)).toBe(height);
  await page.evaluate('scrollTo(0, 300)');
  await page.context().setOffline(false);
  await said.waitFor({ state: 'detached' });
  expect(await topOf(main)).toBe(height - 300);
  await page.evaluate('scrollTo(0, 0)');
  await expect.poll(() => topOf(main)).toBe(0);
  await close(page);
});
