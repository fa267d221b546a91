import type { Locator } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { close, toTab, words } from '#src/app/steps.ts';
import type { Someone } from '#src/cast/cast.ts';

let reader: Someone;
test.beforeAll(async ({ cast }) => {
  reader = await cast.newcomer('Римма', 'Волгина');
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
