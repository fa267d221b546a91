import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { close, fail, press } from '#src/app/steps.ts';

const pathOfUrl = (url: string) => new URL(url).pathname;
const pathOf = (page: Page) => pathOfUrl(page.url());
const historyOf = (page: Page) => page.evaluate<number>('history.length');

test('where the app opens counts as one page, and the profile is asked for once', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Гена', 'Прямой');
  const direct = await openApp(telegramId, '/followers');
  const asked: string[] = [];
  const page = await openApp(telegramId, '/open', {
    before: async (opened) => {
      opened.on('request', (request) => asked.push(new URL(request.url()).pathname));
      return Promise.resolve();
    },
  });
  await expect(page.getByTestId('shown-card')).toBeVisible();
  expect(pathOf(page)).toBe('/followers');
  expect(await historyOf(page)).toBe(await historyOf(direct));
  expect(asked.filter((path) => path === '/api/User/get-or-create')).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/api/User/today'))).toEqual([]);
  await close(direct);
  await close(page);
});

test('what holds for every screen is fetched after the code of the first one', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Жанна', 'Поочерёдная');
  const asked: string[] = [];
  const { promise: opened, resolve: open } = Promise.withResolvers<Page>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const opening = openApp(telegramId, '/profile/settings', {
    before: async (fresh) => {
      fresh.on('request', (request) => asked.push(pathOfUrl(request.url())));
      await fresh.route(/\/assets\/settings-page-[^/]*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      open(fresh);
    },
  });
  const isFetched = (name: string) => asked.some((path) => path.includes(`/assets/${name}-`));
  const page = await opened;
  // The app is drawn, but for its screen.
  await expect.poll(() => page.locator('#notice').count()).toBe(1);
  await expect.poll(() => isFetched('settings-page')).toBe(true);
  expect(isFetched('live')).toBe(false);
  release();
  await expect.poll(() => isFetched('live')).toBe(true);
  await opening;
  await close(page);
});

test('without an answer the app says so where it was opened, and leads on with the next one', async ({
  cast,
  openApp,
}) => {
  const { telegramId } = await cast.newcomer('Дина', 'Терпеливая');
  let comeBack = () => Promise.resolve();
  const page = await openApp(telegramId, '/open', {
    before: async (opened) => {
      comeBack = await fail(opened, 'get-or-create', 'internetdisconnected');
    },
  });
  await expect(page.getByText('Ошибка при загрузке данных')).toBeVisible();
  await expect(page.getByTestId('tabbar')).toBeVisible();
  await comeBack();
  await press(page, 'Попробовать ещё раз');
  await expect.poll(() => pathOf(page)).toBe('/followers');
  await close(page);
});
