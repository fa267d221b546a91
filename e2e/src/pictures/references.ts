import type { NewThisWeek } from '@kollab/contract';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { each } from '#src/app/steps.ts';
import { castOf } from '#src/cast/cast.ts';
import { launchChromium } from '#src/product/chromium.ts';
import { type Addresses, startProduct } from '#src/product/product.ts';
import { demoScenes } from '#src/scenes/demo-scenes.ts';
import { openScene } from '#src/scenes/open-scene.ts';
import type { Scene } from '#src/scenes/scene.ts';
import { stillPicture } from './still.ts';

const folder = join(import.meta.dirname, 'references');
const atOnce = 4;

/** Everything happened an hour before, or is to happen in three days. */
const now = '2026-03-02T12:00:00.000Z';
const past = '2026-03-02T11:05:00.000Z';
const future = '2026-03-05T12:00:00.000Z';
const moment = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g;

/** Colours that follow a project's id, which is another each time, are all one. */
const sameCovers = Array.from(
  { length: 7 },
  (_, pair) => `--cover-${pair}: #3f78b5; --cover-${pair}-deep: #1f558f;`,
).join(' ');

const unread = 2;

async function freezeMoments(route: Route) {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({
    response,
    body: body.replace(moment, (said) =>
      Date.parse(said.slice(1, -1)) > Date.now() ? `"${future}"` : `"${past}"`,
    ),
  });
}

/** All of the small world were approved in the same moment: by chance one or another is the newest. */
async function orderNewest(route: Route) {
  const response = await route.fetch();
  const fresh = (await response.json()) as NewThisWeek;
  const { people, projects } = fresh;
  const json = {
    ...fresh,
    people: people.toSorted((one, other) => one.telegramId - other.telegramId),
    projects: projects.toSorted((one, other) => one.name.localeCompare(other.name)),
  };
  await route.fulfill({ response, json });
}

async function freeze(page: Page) {
  await page.clock.setFixedTime(now);
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = ':root:root { ${sameCovers} }';
    document.head.append(style);
  })`);
  await page.route('**/api/**', (route) => freezeMoments(route).catch(() => undefined));
  await page.route('**/api/User/new-this-week', (route) =>
    orderNewest(route).catch(() => undefined),
  );
  // A stream that never ends has no body to wait for.
  await page.route('**/api/User/changes/*', (route) => route.abort());
  await page.route('**/api/User/unread/*', (route) => route.fulfill({ json: { count: unread } }));
}

async function shoot(browser: Browser, product: Addresses, scene: Scene) {
  const { theme = 'light', isSilent = false } = scene;
  const page = await openScene(browser, product, scene, theme, {
    device: { reducedMotion: 'reduce', locale: 'ru-RU', timezoneId: 'Europe/Moscow' },
    before: freeze,
    ...(!isSilent && { covers: { top: 0, bottom: 0 } }),
  });
  if (isSilent) {
    const ownButton = page.getByRole('button', { name: /^(Назад|Отправить на модерацию)$/ });
    await ownButton.first().waitFor();
  }
  if (await page.getByTestId('tabbar').isVisible()) await page.getByTestId('unread').waitFor();
  const picture = await stillPicture(page);
  await page.context().close();
  return sharp(picture).webp({ quality: 62, effort: 5 }).toBuffer();
}

/** Only the font that comes with Chromium, so that letters are the same everywhere. */
async function ownFonts() {
  const fonts = await mkdtemp(join(tmpdir(), 'kollab-fonts-'));
  const file = join(fonts, 'fonts.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${fonts}</cachedir></fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file, FONTCONFIG_PATH: fonts };
}

export const referenceOf = (name: string) => readFile(join(folder, `${name}.webp`));

/** In a product of its own, with the fonts that come with Chromium. */
export async function shootAll(look: (scene: Scene, picture: Buffer) => Promise<void>) {
  const [product, browser] = await Promise.all([
    startProduct(),
    ownFonts().then((variables) => launchChromium({ graphics: true, variables })),
  ]);
  try {
    const scenes = await demoScenes(castOf(product));
    await each(scenes, async (scene) => look(scene, await shoot(browser, product, scene)), atOnce);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** `npm run shots -- --references`: what there is now becomes what is compared with. */
export async function renewReferences() {
  const pictures = new Map<string, Buffer>();
  await shootAll(async ({ name }, picture) => {
    pictures.set(name, picture);
    process.stdout.write(`${name} ${(picture.length / 1024).toFixed(1)} KB\n`);
  });
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, picture] of pictures) await writeFile(join(folder, `${name}.webp`), picture);
}
