import axe from 'axe-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/browser/chromium.ts';
import { openScene } from '#src/shots/open-scene.ts';
import { prepareScenes, type Scene } from '#src/shots/scenes.ts';
import { type Product, startProduct } from './product.ts';

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

/** Rules a screen breaks, with the elements that break them; only serious ones. */
async function seriousFindings(scene: Scene, theme: 'light' | 'dark') {
  const page = await openScene({ browser, product, scene, theme });
  await page.evaluate(axe.source);
  const found = await page.evaluate<{ violations: axe.Result[] }>('axe.run()');
  await page.context().close();
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${scene.name}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const atOnce = 3;

test.each(['light', 'dark'] as const)(
  'no screen keeps anybody out (%s)',
  async (theme) => {
    const waiting = [...scenes];
    const findings: string[] = [];
    const look = async () => {
      for (let scene = waiting.pop(); scene; scene = waiting.pop()) {
        findings.push(...(await seriousFindings(scene, theme)));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, look));
    expect(findings).toEqual([]);
  },
  240_000,
);
