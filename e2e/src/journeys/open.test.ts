import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { close, fail, press, toTab } from '#src/app/steps.ts';

const pathOfUrl = (url: string) => new URL(url).pathname;
const pathOf = (page: Page) => pathOfUrl(page.url());

test('«Открыть Kollab» shows newcomers projects, and «Сегодня» to who waits for a review', async ({
  cast,
  openSandbox,
}) => {
  const varya = await cast.newcomer('Варя', 'Первая');
  const screen = await openSandbox(varya.telegramId);
  const { app, page } = screen;
  const profile = app.getByRole('heading', { name: varya.name });
  await screen.pressInChat('Открыть Kollab');
  await expect.poll(screen.pathOf).toBe('/followers');
  await expect(app.getByTestId('shown-card')).toBeVisible();
  await toTab(app, 'Профиль');
  await expect(profile).toBeVisible();
  expect(await screen.pathOf()).toBe('/');

  await varya.submit('Ищу команду');
  await page.getByRole('button', { name: 'Kollab', exact: true }).click();
  await expect.poll(screen.pathOf).toBe('/messages');
  await expect(app.getByRole('heading', { name: 'Сегодня' }).first()).toBeVisible();
  await toTab(app, 'Профиль');
  await expect(profile).toBeVisible();
  expect(await screen.pathOf()).toBe('/');
  await screen.close();
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

  const outside = await openApp(undefined, '/open');
  await expect(outside.getByText('Не удалось получить Telegram ID')).toBeVisible();
  await close(outside);
});
