import axe from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
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

/** A screen is looked at in light, then its colours once more in dark: nothing else differs. */
async function seriousFindings(scene: Scene, context: BrowserContext) {
  const { name, theme } = scene;
  const page = await openScene(await browser(), product, scene, theme ?? 'light', { context });
  await page.evaluate(axe.source);
  const inLight = await findingsOn(page, name, theme ? butColours : onlyViolations);
  // A palette of somebody's own stays as it is.
  if (!theme) await darken(page, scene);
  const inDark = theme ? [] : await findingsOn(page, `${name} (dark)`, onlyColours);
  await page.evaluate('localStorage.clear()');
  await page.close();
  return [...inLight, ...inDark];
}

test('no screen keeps anybody out, neither in light nor in dark', async () => {
  const findings: string[] = [];
  const idle: BrowserContext[] = [];
  await each(
    scenes,
    async (scene) => {
      const context = idle.pop() ?? (await (await browser()).newContext(deviceOf('light')));
      findings.push(...(await seriousFindings(scene, context)));
      idle.push(context);
    },
    6,
  );
  expect(scenes.length).toBeGreaterThan(100);
  expect(findings).toEqual([]);
});
