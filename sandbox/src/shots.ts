import { mkdir, rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from './browser/chromium.ts';
import { themeParams } from './client/protocol/themes.ts';
import { controlOf } from './journeys/control.ts';
import { startProduct } from './journeys/product.ts';
import { prepareScenes, type Scene } from './shots/scenes.ts';

const folder = 'shots';
const version = '9.6';
const themes = ['light', 'dark'] as const;
const viewport = { width: 390, height: 844 };
const settled = 700;

async function shoot(
  browser: Browser,
  scene: Scene,
  theme: (typeof themes)[number],
  address: string,
) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, colorScheme: theme });
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await scene.act?.(page);
  await page.waitForTimeout(settled);
  await page.screenshot({ path: `${folder}/${scene.name}-${theme}.png` });
  await context.close();
}

/** `npm run shots`: a picture of every screen, light and dark, into `shots/`. */
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchChromium()]);
try {
  const control = controlOf(product.sandboxUrl);
  const addressOf = async ({ telegramId, path }: Scene, theme: (typeof themes)[number]) => {
    const url = product.appUrl + path;
    if (telegramId === undefined) return url;
    const launch = { url, platform: 'ios', version, themeParams: themeParams(theme, version) };
    return (await control.ask<{ url: string }>(`/people/${telegramId}/web-app`, launch)).url;
  };
  for (const scene of await prepareScenes(product)) {
    for (const theme of themes) await shoot(browser, scene, theme, await addressOf(scene, theme));
    process.stdout.write(`${scene.name}\n`);
  }
} finally {
  await browser.close();
  await product.stop();
}
