import { mkdir, rm } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { castOf } from '#src/cast/cast.ts';
import { launchChromium } from '#src/product/chromium.ts';
import { type Addresses, startProduct } from '#src/product/product.ts';
import { type ChatScene, chatScenes } from '#src/scenes/chat-scenes.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import { everyScene } from '#src/scenes/scenes.ts';
import { takeReadmePictures } from './readme-pictures.ts';
import { stillPicture } from './still.ts';

const folder = 'shots';

/** Beginnings of scene names; without any, all are taken. */
const wanted = process.argv.slice(2).filter((word) => word !== '--readme');
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning));

/** A long chat is seen from its end. */
async function shootChat(browser: Browser, product: Addresses, scene: ChatScene) {
  const { name, telegramId, says } = scene;
  const { ask } = castOf(product);
  for (const text of says) await ask(telegramId, text);
  const viewport = { width: 1440, height: 1600 };
  const page = await browser.newPage({ viewport });
  await page.goto(`${product.sandboxUrl}/?as=${telegramId}`);
  const messages = page.getByTestId('messages');
  await messages.getByRole('listitem').last().waitFor();
  const { x, width } = (await messages.boundingBox()) ?? { x: 0, width: viewport.width };
  const clip = { x, y: 60, width, height: viewport.height - 120 };
  await stillPicture(page, { path: `${folder}/${name}.png`, clip });
  await page.context().close();
}

async function takeEverything(product: Addresses, browser: Browser) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const scene of (await everyScene(castOf(product))).filter(isWanted)) {
    const { name, theme: only } = scene;
    for (const theme of only ? [only] : (['light', 'dark'] as const)) {
      const page = await openScene(browser, product, scene, theme, {
        device: { deviceScaleFactor: 2 },
      });
      await stillPicture(page, { path: `${folder}/${only ? name : `${name}-${theme}`}.png` });
      await page.context().close();
    }
    process.stdout.write(`${name}\n`);
  }
  for (const scene of chatScenes.filter(isWanted)) {
    await shootChat(browser, product, scene);
    process.stdout.write(`${scene.name}\n`);
  }
}

/**
 * `npm run shots [-- project vacancy]`: a picture of every screen, light and dark, and of chats, into
 * `shots/`; with `-- --readme` those of README, into `docs/pictures/`.
 */
const isForReadme = process.argv.includes('--readme');
const [product, browser] = await Promise.all([
  startProduct({
    isWholeWorld: isForReadme,
    ...(isForReadme && { settings: { OPEN_APPLICATIONS: '5' } }),
  }),
  launchChromium({ graphics: true }),
]);
try {
  if (isForReadme) await takeReadmePictures({ browser, product });
  else await takeEverything(product, browser);
} finally {
  await browser.close();
  await product.stop();
}
