import type { Page } from '@playwright/test';
import { expect, test } from '#src/app/kollab.ts';
import { each } from '#src/app/steps.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import { findBarriers, firstOfEachScreen } from '#src/scenes/barriers.ts';
import { deviceOf, goTo } from '#src/scenes/open-scene.ts';
import type { Scene } from '#src/scenes/scene.ts';
import { everyScene } from '#src/scenes/scenes.ts';

test.use({ start: {} });
// More than a hundred scenes each.
test.describe.configure({ timeout: 1_800_000 });

/** What is the same screen in another theme is looked at once. */
let scenes: Scene[];
test.beforeAll(async ({ cast }) => {
  scenes = (await everyScene(cast)).filter(({ theme = 'odd' }) => theme === 'odd');
});

test('no state of a screen keeps anybody out, neither in light nor in dark', async ({
  product,
  browser,
}) => {
  expect(scenes.length).toBeGreaterThan(100);
  expect(await findBarriers(browser, product, scenes)).toEqual([]);
});

const wordsOn = (page: Page) => page.locator('main').innerText();

/** Once nothing more is added: parts are fetched late, and what they show later still. */
async function lastWordsOn(page: Page, answered: () => Promise<void>): Promise<string> {
  await answered();
  const words = await wordsOn(page);
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 500)))');
  await answered();
  return words === (await wordsOn(page)) ? words : lastWordsOn(page, answered);
}

/** Opens a screen without a connection, gives it one and takes it again. */
async function lossesOf(page: Page, { name, path }: Scene, answered: () => Promise<void>) {
  const waits = page.getByText('Как только оно вернётся, всё появится само');
  await goTo(page, path);
  await page.getByText('Нет соединения').first().waitFor();
  const cold = await wordsOn(page);
  await page.context().setOffline(false);
  await waits.waitFor({ state: 'hidden' });
  await page.getByLabel('Загрузка...').first().waitFor({ state: 'hidden' });
  const warm = await lastWordsOn(page, answered);
  await page.context().setOffline(true);
  await answered();
  const kept = await wordsOn(page);
  const isBroken = [cold, warm, kept].some((words) => /сломалось|ещё не загружен/.test(words));
  return isBroken || kept !== warm ? [`${name}: ${cold}\n→ ${warm}\n→ ${kept}`] : [];
}

test('every screen says that it waits for a connection, comes with it, and stays without', async ({
  openApp,
}) => {
  const screens = firstOfEachScreen(
    scenes.filter(({ telegramId, before }) => telegramId !== undefined && !before),
  );
  const losses: string[] = [];
  const people = Map.groupBy(screens, ({ telegramId }) => telegramId);
  await each(
    [...people],
    async ([telegramId, own]) => {
      const page = await openApp(telegramId, '/blog', { device: deviceOf('light') });
      await page.waitForFunction("performance.getEntriesByName('preloaded').length");
      const answered = watchRequests(page);
      await page.context().setOffline(true);
      for (const scene of own) losses.push(...(await lossesOf(page, scene, answered)));
      await page.context().close();
    },
    6,
  );
  expect(screens.length).toBeGreaterThan(25);
  expect(losses).toEqual([]);
});
