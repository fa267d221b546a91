import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useOwnKollab } from '#src/app/kollab.ts';
import { each } from '#src/app/steps.ts';
import { deviceOf, darken, openScene } from '#src/scenes/open-scene.ts';
import type { Scene } from '#src/scenes/scene.ts';
import { everyScene } from '#src/scenes/scenes.ts';

const { product, cast, browser } = await useOwnKollab();
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
