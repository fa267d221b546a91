import { mkdir, rm } from 'node:fs/promises';
import { launchChromium } from './browser/chromium.ts';
import { startProduct } from './journeys/product.ts';
import { chatScenes, shootChat } from './shots/chat-scenes.ts';
import { openScene } from './shots/open-scene.ts';
import { prepareScenes } from './shots/scenes.ts';

const folder = 'shots';

/** Beginnings of scene names; without any, all are wanted. */
const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

/** `npm run shots [-- project vacancy]`: a picture of every screen, light and dark, and of chats, into `shots/`. */
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchChromium()]);
try {
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
} finally {
  await browser.close();
  await product.stop();
}
