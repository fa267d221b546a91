import { expect, type OpenApp, test } from '#src/app/kollab.ts';
import { close, press, toTab, words } from '#src/app/steps.ts';
import type { Cast } from '#src/cast/cast.ts';

/** On a phone that saves data, so that no other code is there before it is needed. */
async function openSparing(cast: Cast, openApp: OpenApp) {
  const reader = await cast.newcomer('Римма', 'Волгина');
  let followed: Promise<unknown> | undefined;
  const page = await openApp(reader.telegramId, '/messages', {
    sparing: true,
    before: async (opened) => {
      followed = opened.waitForRequest('**/changes/*');
    },
  });
  await expect(words(page, 'Здесь будут ваши новости')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Сегодня', exact: true })).toBeVisible();
  await followed;
  return page;
}

test('a screen whose code is not there leaves the others alone, and comes with the connection', async ({
  cast,
  openApp,
}) => {
  const page = await openSparing(cast, openApp);
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

/** A page loads itself anew once a minute at most. */
const overAMinute = 90_000;

test('a screen that a new release has under another name comes with the new release', async ({
  cast,
  openApp,
}) => {
  const page = await openSparing(cast, openApp);
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
