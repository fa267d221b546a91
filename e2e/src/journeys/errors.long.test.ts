import { limits } from '@kollab/contract';
import { renderCover } from '@kollab/sandbox/covers';
import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { close, fail, press, words } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';

test.describe.configure({ mode: 'parallel' });

test.use({ sparing: true });

let person: Someone;
test.beforeAll(async ({ cast }) => {
  person = await cast.newcomer('Эраст', 'Тихонов');
});

test('launch data that have expired meanwhile lose nothing that was typed', async ({
  product,
  control,
  openApp,
}) => {
  const page = await openApp(person.telegramId, '/profile/edit-about-me');
  await page.getByLabel('О себе', { exact: true }).fill('Строю лодки');
  const dayAndMore = 25 * 60 * 60;
  const { initData } = await control.ask<{ initData: string }>(
    `/people/${person.telegramId}/init-data?ageSeconds=${dayAndMore}`,
  );
  await page.route('**/api/**', (route) =>
    route.continue({
      headers: { ...route.request().headers(), authorization: `tma ${initData}` },
    }),
  );
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.goto(`${product.appUrl}/`);
  expect(await (await refused).json()).toMatchObject({ code: 'initDataExpired' });
  await expect(words(page, 'Сеанс устарел')).toBeVisible();
  await page.unroute('**/api/**');
  await page.goto(`${product.appUrl}/profile/edit-about-me`);
  expect(await page.getByLabel('О себе', { exact: true }).inputValue()).toBe('Строю лодки');
  await close(page);
});

async function logOf(page: Page, act: () => Promise<unknown>, said: string) {
  const logged = page.waitForEvent('console', (message) => message.text().includes(said));
  await act();
  return (await logged).text();
}

test('4xx, 5xx, no network, time-out and cancelling are told apart and written down', async ({
  product,
  openApp,
}) => {
  const page = await openApp(person.telegramId, '/user/1');
  await expect(words(page, 'Профиль не найден')).toBeVisible();
  const go = (path: string) => () => page.goto(product.appUrl + path);
  await logOf(page, go('/user/1'), 'failed: badRequest');
  const mend = await fail(page, 'search-users', 500);
  await logOf(page, go('/posts?q=лодка'), 'failed: badResponse');
  await mend();
  const connect = await fail(page, 'search-users', 'connectionreset');
  await logOf(page, go('/posts?q=лодка'), 'failed: network');
  await connect();

  await page.route('**/search-users**', () => undefined);
  await go('/posts?q=лодка')();
  await expect(words(page, 'Загрузка...')).toBeVisible();
  const tab = page.getByTestId('tabbar').getByRole('link', { name: 'Профиль' });
  await logOf(page, () => tab.click(), 'failed: cancelled');

  await page.addInitScript(`window.asked = [];
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => (window.asked.push(ms), timeout(300));`);
  await logOf(page, go('/posts?q=лодка'), 'failed: timeout');
  await expect(words(page, 'Ошибка при загрузке данных')).toBeVisible();
  expect(await page.evaluate('window.asked[0]')).toBe(limits.requestTimeout);
  expect(limits.requestTimeout).toBe(600_000);
  await close(page);
});

test('a photo that could not be uploaded may be tried again, and is what was in the frame', async ({
  openApp,
}) => {
  const page = await openApp(person.telegramId, '/?mode=edit');
  const buffer = await renderCover('quietPaths');
  const mend = await fail(page, 'upload-avatar', 'connectionreset');
  await page
    .getByLabel('Сменить фото')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Часть фото в круге, двигайте стрелками').press('ArrowRight');
  await press(page, 'Установить фото');
  const dialog = page.getByRole('dialog').filter({ hasText: '❌ Не удалось загрузить фото.' });
  await press(dialog, 'Понятно');
  await mend();
  const uploaded = page.waitForResponse(/upload-avatar/);
  await press(page, 'Попробовать ещё раз');
  expect((await uploaded).status()).toBe(200);
  // The cover is 1080 × 1350: what was in the frame is as high as wide.
  const photo = page.getByRole('img', { name: /^Фото/ });
  await expect
    .poll(() => photo.evaluate((img) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1080, 1080]);
  await close(page);
});
