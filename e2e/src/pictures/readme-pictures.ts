import { mkdir, writeFile } from 'node:fs/promises';
import { sendToModeration } from '@kollab/contract';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { castOf, moderators, waitForMessage } from '#src/cast/cast.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';
import { newcomer, student } from '@kollab/sandbox/people';
import { openScene } from '#src/scenes/open-scene.ts';
import { readmeScenes } from '#src/scenes/readme-scenes.ts';
import type { Scene } from '#src/scenes/scenes.ts';

const folder = 'docs/pictures';
const mostBytes = 60_000;
/** Around a message, in CSS pixels. */
const margin = 16;

interface Surroundings {
  browser: Browser;
  product: SharedProduct;
}

/** Writes a picture as WebP; throws where it is larger than a page of text should carry. */
async function keep(name: string, png: Buffer) {
  const picture = await sharp(png).webp({ quality: 78, effort: 6 }).toBuffer();
  if (picture.length > mostBytes) throw new Error(`${name} takes ${picture.length} bytes.`);
  await writeFile(`${folder}/${name}.webp`, picture);
  process.stdout.write(`${folder}/${name}.webp: ${Math.round(picture.length / 1000)} KB\n`);
}

async function takeScreen({ browser, product }: Surroundings, scene: Scene) {
  const page = await openScene({ browser, product, scene, theme: 'light', sharpness: 1.5 });
  await keep(scene.name, await page.screenshot());
  await page.context().close();
}

async function openSandbox(
  { browser, product }: Surroundings,
  telegramId: number,
  theme: 'light' | 'dark',
): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${product.sandboxUrl}/?as=${telegramId}`);
  await page.getByTestId('switch-theme').selectOption(theme);
  return page;
}

/** A change of Илья's as it lies in a moderator's chat, old and new. */
async function takeCard(surroundings: Surroundings) {
  const { control, callAs } = castOf(surroundings.product);
  const { telegramId } = student;
  const changes = {
    statusShort: 'Делаю карты для городов',
    tags: ['TypeScript', 'React', 'Go', 'PostgreSQL', 'C#', 'SQL', 'Docker', 'GIS'],
  };
  await (
    await callAs(telegramId)
  )(sendToModeration, { body: { telegramId, changes } });
  const [moderator] = moderators;
  const { messageId } = await waitForMessage(control, moderator, ({ buttons }) =>
    buttons.flat().some(({ data }) => data?.includes(String(telegramId))),
  );
  const page = await openSandbox(surroundings, moderator, 'light');
  const card = page.getByTestId(`message-${messageId}`);
  const left = await card.boundingBox();
  const right = await card.getByRole('button', { name: 'Отклонить' }).boundingBox();
  if (!left || !right) throw new Error('The card is not shown.');
  const [x, y] = [left.x - margin, left.y - 2];
  const width = right.x + right.width + margin - x;
  await keep(
    'card',
    await page.screenshot({ clip: { x, y, width, height: left.height + margin / 2 } }),
  );
  await page.context().close();
}

/** The whole sandbox while the tour asks Аня to change her status. */
async function takeTour(surroundings: Surroundings, theme: 'light' | 'dark') {
  const page = await openSandbox(surroundings, newcomer.telegramId, theme);
  await page.getByTestId('start-tour').click();
  for (const step of ['start', 'open']) {
    const tour = page.locator(`[data-testid="tour"][data-step="${step}"]`);
    if (await tour.isVisible()) await page.locator('[data-pointed]').click();
    await tour.waitFor({ state: 'detached' });
  }
  const app = page.frameLocator('iframe[name="app"]');
  await app.getByRole('heading', { name: 'Аня Ковалёва' }).waitFor();
  await page.mouse.move(700, 300);
  await page.waitForTimeout(1000);
  await keep(`sandbox-${theme}`, await page.screenshot());
  await page.context().close();
}

/** `npm run shots -- --readme`: the pictures of README, small enough to be read with it. */
export async function takeReadmePictures(surroundings: Surroundings) {
  await mkdir(folder, { recursive: true });
  const scenes = await readmeScenes(castOf(surroundings.product));
  for (const scene of scenes.screens) await takeScreen(surroundings, scene);
  await takeTour(surroundings, 'light');
  await takeTour(surroundings, 'dark');
  await takeCard(surroundings);
  await scenes.joinTeam();
  await takeScreen(surroundings, scenes.inbox);
}
