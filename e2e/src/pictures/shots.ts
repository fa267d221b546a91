import { mkdir, rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#src/product/chromium.ts';
import { type Product, startProduct } from '#src/product/product.ts';
import { chatScenes, shootChat } from '#src/scenes/chat-scenes.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { prepareScenes } from '#src/scenes/scenes.ts';
import { renewReferences } from './references.ts';

const folder = 'shots';

if (process.argv.includes('--references')) {
  await renewReferences();
  process.exit(0);
}

/** Beginnings of scene names; without any, all are wanted. */
const wanted = process.argv.slice(2).filter((word) => word !== '--readme');
const isForReadme = process.argv.includes('--readme');
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

async function takeEverything(product: Product, browser: Browser) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const scene of (await prepareScenes(product)).filter(({ name }) => isWanted(name))) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await openScene({ browser, product, scene, theme, sharpness: 2 });
      await page.screenshot({ path: `${folder}/${scene.name}-${theme}.png` });
      await page.context().close();
    }
    process.stdout.write(`${scene.name}\n`);
  }
  for (const scene of chatScenes.filter(({ name }) => isWanted(name))) {
    await shootChat({ browser, product, folder }, scene);
    process.stdout.write(`${scene.name}\n`);
  }
}

/**
 * `npm run shots [-- project vacancy]`: a picture of every screen, light and dark, and of chats, into
 * `shots/`; with `-- --readme` those of README, into `docs/pictures/`.
 */
const [product, browser] = await Promise.all([startProduct(), launchChromium()]);
try {
  if (isForReadme) await takeReadmePictures({ browser, product });
  else await takeEverything(product, browser);
} finally {
  await browser.close();
  await product.stop();
}
