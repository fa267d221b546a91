import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { themeParams } from '@kollab/sandbox/themes';
import { controlOf } from '#src/product/control.ts';
import { clientScript } from '#src/app/open-app.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';
import { oddPalette } from '#src/scenes/odd-palette.ts';
import type { VisualScene } from '#src/scenes/demo-scenes.ts';

/** It is always then, and everything happened an hour before or is to happen in three days. */
const now = '2026-03-02T12:00:00.000Z';
const past = '2026-03-02T11:05:00.000Z';
const future = '2026-03-05T12:00:00.000Z';
const moment = /"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)"/g;

/** Colours that follow a project's id, which is another each time, are all one. */
const sameCovers = Array.from(
  { length: 7 },
  (_, pair) => `--cover-${pair}: #3f78b5; --cover-${pair}-deep: #1f558f;`,
).join(' ');

const height = 844;
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

async function freeze(page: Page) {
  await page.clock.setFixedTime(now);
  await page.route('**/api/**', (route) => freezeMoments(route).catch(() => undefined));
  await page.route('**/api/User/unread/*', (route) => route.fulfill({ json: { count: unread } }));
}

const launchParams = ({ theme, version }: VisualScene) =>
  theme === 'odd' ? oddPalette : themeParams(theme, version);

/** What comes later than the screen itself: its content, the count of the unread, its pictures. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(`!document.querySelector('output[aria-label="Загрузка"], .boot')`);
  if (await page.getByTestId('tabbar').isVisible()) await page.getByTestId('unread').waitFor();
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ])`);
}

const pause = 120;
const patience = 20;

/** The page as soon as it stays the same. */
async function stillPicture(page: Page) {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let picture = await take();
  for (let times = 0; times < patience; times += 1) {
    await page.waitForTimeout(pause);
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}

/** A picture of a screen in which nothing depends on the moment, as WebP. */
export async function shoot(browser: Browser, product: SharedProduct, scene: VisualScene) {
  const { telegramId, path, platform, version, theme, width, isSilent } = scene;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await freeze(page);
    if (!isSilent) await page.addInitScript(clientScript({ width, height }));
    const launch = {
      url: product.appUrl + path,
      platform,
      version,
      themeParams: launchParams(scene),
    };
    const { ask } = controlOf(product.sandboxUrl);
    const { url } = await ask<{ url: string }>(`/people/${telegramId}/web-app`, launch);
    await page.goto(url);
    await page.addStyleTag({ content: `:root { ${sameCovers} }` });
    await page.locator('main').waitFor();
    if (isSilent) {
      await page
        .getByRole('button', { name: /^(Назад|Отправить на модерацию)$/ })
        .first()
        .waitFor();
    }
    await settle(page);
    await scene.act?.(page);
    await settle(page);
    return await sharp(await stillPicture(page))
      .webp({ quality: 62, effort: 5 })
      .toBuffer();
  } finally {
    await context.close();
  }
}
