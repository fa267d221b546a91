import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { each } from '#src/app/steps.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import { deviceOf, darken, openScene } from '#src/scenes/open-scene.ts';
import type { Scene } from '#src/scenes/scene.ts';
import { everyScene } from '#src/scenes/scenes.ts';

const { product, cast, browser, openApp } = await useOwnKollab();
/** What is the same screen in another theme is looked at once. */
const scenes = (await everyScene(cast)).filter(({ theme = 'odd' }) => theme === 'odd');

const onlyViolations = { resultTypes: ['violations'] };
const butColours = { ...onlyViolations, rules: { 'color-contrast': { enabled: false } } };
const onlyColours = { ...onlyViolations, runOnly: ['color-contrast'] };

/** Rules a page breaks, with the elements that break them; only serious ones. */
async function findingsOn(page: Page, name: string, options: object) {
  const found = await page.evaluate<{ violations: axe.Result[] }>(
    `axe.run(${JSON.stringify(options)})`,
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Empties a page, so that it remembers nothing of the scene it showed. */
async function forget(page: Page) {
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
  await page.unrouteAll();
  page.removeAllListeners();
  await page.goto('about:blank');
}

/** A screen is looked at in light, then its colours once more in dark: nothing else differs. */
async function seriousFindings(scene: Scene, page: Page) {
  const { name, theme } = scene;
  await page.emulateMedia({ colorScheme: 'light' });
  await openScene(await browser(), product, scene, theme ?? 'light', { page });
  await page.evaluate(axe.source);
  const inLight = await findingsOn(page, name, theme ? butColours : onlyViolations);
  // A palette of somebody's own stays as it is.
  if (!theme) await darken(page, scene);
  const inDark = theme ? [] : await findingsOn(page, `${name} (dark)`, onlyColours);
  return [...inLight, ...inDark];
}

test('no screen keeps anybody out, neither in light nor in dark', async () => {
  const findings: string[] = [];
  const idle: Page[] = [];
  await each(
    scenes,
    async (scene) => {
      const page = idle.pop() ?? (await (await browser()).newPage(deviceOf('light')));
      findings.push(...(await seriousFindings(scene, page)));
      await forget(page);
      // A script that a scene gave its page would run for the next one too.
      if (scene.before) await page.close();
      else idle.push(page);
    },
    6,
  );
  expect(scenes.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});

/** The first scene of each screen, with whatever ids. */
const screens = [
  ...new Map(
    scenes
      .toReversed()
      .filter(({ telegramId, before }) => telegramId !== undefined && !before)
      .map((scene) => [
        scene.path.replace(/\?.*/, '').replaceAll(/[\da-f-]{36}|\d+/g, 'id'),
        scene,
      ]),
  ).values(),
];

/** Goes to an address as the app itself does, without loading the page anew. */
async function goTo(page: Page, path: string) {
  await page.evaluate(`document.querySelector('main').dataset.left = '';
    history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
  await page.locator('main:not([data-left])').waitFor();
}

const wordsOn = (page: Page) => page.locator('main').innerText();

/** Opens a screen without a connection, gives it one and takes it again; answers what is not as it should. */
async function lossesOf(page: Page, { name, path }: Scene, answered: () => Promise<void>) {
  const waits = page.getByText('Как только оно вернётся, всё появится само');
  await goTo(page, path);
  await page.getByText('Нет соединения').first().waitFor();
  const cold = await wordsOn(page);
  await page.context().setOffline(false);
  await waits.waitFor({ state: 'hidden' });
  await page.getByLabel('Загрузка...').first().waitFor({ state: 'hidden' });
  await answered();
  const warm = await wordsOn(page);
  await page.context().setOffline(true);
  await answered();
  const kept = await wordsOn(page);
  const isBroken = [cold, warm, kept].some((words) => /сломалось|ещё не загружен/.test(words));
  return isBroken || kept !== warm ? [`${name}: ${cold}\n→ ${warm}\n→ ${kept}`] : [];
}

test('every screen says that it waits for a connection, comes with it, and stays without', async () => {
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
