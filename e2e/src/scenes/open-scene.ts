import type { Browser, BrowserContext, Page } from 'playwright-core';
import { palettes, themeParams } from '@kollab/sandbox/themes';
import { controlOf } from '#src/product/control.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';
import type { Scene } from './scenes.ts';

export interface OpenScene {
  browser: Browser;
  product: SharedProduct;
  scene: Scene;
  theme: 'light' | 'dark';
  /** Device pixels for one of CSS. */
  sharpness?: number;
  /** Where screens are opened one after another; whoever gives it clears what they keep. */
  context?: BrowserContext;
}

const version = '9.6';
/** Long enough for a transition to end. */
const settled = 300;

async function addressOf({ product, scene, theme }: OpenScene) {
  const url = product.appUrl + scene.path;
  if (scene.telegramId === undefined) return url;
  const { platform = 'ios', palette = themeParams(theme, version) } = scene;
  const launch = { url, platform, version, themeParams: palette };
  const { ask } = controlOf(product.sandboxUrl);
  return (await ask<{ url: string }>(`/people/${scene.telegramId}/web-app`, launch)).url;
}

/** A phone's browser, in a theme. */
export const newContext = ({
  browser,
  theme,
  sharpness = 1,
}: Pick<OpenScene, 'browser' | 'theme' | 'sharpness'>) =>
  browser.newContext({ deviceScaleFactor: sharpness, colorScheme: theme, bypassCSP: true });

/** Opens a screen of the mini-app as its person would see it on a phone, and lets it settle. */
export async function openScene(opening: OpenScene): Promise<Page> {
  const { scene } = opening;
  const context = opening.context ?? (await newContext(opening));
  const page = await context.newPage();
  await page.setViewportSize({ width: scene.width ?? 390, height: 844 });
  await scene.before?.(page);
  await page.goto(await addressOf(opening));
  await page.waitForLoadState('networkidle');
  await scene.act?.(page);
  await page.waitForTimeout(settled);
  return page;
}

/** Gives an open screen the dark colours, as a client does when its theme changes. */
export async function darken(page: Page, scene: Scene) {
  await page.emulateMedia({ colorScheme: 'dark' });
  if (scene.telegramId !== undefined) {
    const colours = Object.entries(palettes.dark).map(
      ([key, value]) => [`--tg-theme-${key.replaceAll('_', '-')}`, value] as const,
    );
    await page.locator('html').evaluate((html, dark) => {
      html.dataset.scheme = 'dark';
      for (const [name, value] of dark) html.style.setProperty(name, value);
    }, colours);
  }
  await page.waitForTimeout(settled);
}
