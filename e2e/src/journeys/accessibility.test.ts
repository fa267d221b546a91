import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { darken, newContext, openScene } from '#src/scenes/open-scene.ts';
import { prepareScenes, type Scene } from '#src/scenes/scenes.ts';
import { type Product, startProduct } from '#src/product/product.ts';

let product: Product;
let browser: Browser;
let scenes: Scene[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchChromium()]);
  scenes = await prepareScenes(product);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await product.stop();
});

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
  const page = await openScene({ browser, product, scene, theme: 'light', context });
  await page.evaluate(axe.source);
  const inLight = await findingsOn(page, scene.name, scene.palette ? butColours : onlyViolations);
  // A palette of somebody's own stays as it is.
  if (!scene.palette) await darken(page, scene);
  const inDark = scene.palette ? [] : await findingsOn(page, `${scene.name} (dark)`, onlyColours);
  await page.evaluate('localStorage.clear()');
  await page.close();
  return [...inLight, ...inDark];
}

const atOnce = 6;

test('no screen keeps anybody out, neither in light nor in dark', async () => {
  const waiting = [...scenes];
  const findings: string[] = [];
  const look = async () => {
    const context = await newContext({ browser, theme: 'light' });
    for (let scene = waiting.pop(); scene; scene = waiting.pop()) {
      findings.push(...(await seriousFindings(scene, context)));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  expect(findings).toEqual([]);
}, 480_000);
