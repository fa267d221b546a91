import type { Browser, Page } from 'playwright-core';
import { openApp, type Opening, screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';
import { coloursOf, type Scene, type Theme } from './scene.ts';

/** What comes later than the screen itself: its content, its letters and pictures, what moves. */
async function arrived(page: Page, answered: () => Promise<void>) {
  await answered();
  await page.evaluate(`Promise.all([
    document.fonts.ready,
    ...[...document.images]
      .filter(({ complete }) => complete)
      .map((image) => image.decode().catch(() => undefined)),
  ])`);
  await settle(page.locator('html'));
}

/** What a phone has to be like for a scene in a theme. */
export const deviceOf = (theme: Theme) =>
  ({ colorScheme: theme === 'dark' ? 'dark' : 'light', bypassCSP: true }) as const;

/** Opens a scene in a theme, as soon as it is what it comes to be. */
export async function openScene(
  browser: Browser,
  product: SharedProduct,
  scene: Scene,
  theme: Theme,
  options: Partial<Opening> = {},
): Promise<Page> {
  const { telegramId, path, platform, version, width = screen.width, act } = scene;
  let answered = () => Promise.resolve();
  const page = await openApp(browser, product, {
    telegramId,
    path,
    platform,
    version,
    colours: coloursOf(theme, version),
    ...options,
    device: { ...deviceOf(theme), viewport: { ...screen, width }, ...options.device },
    before: async (opened) => {
      await options.before?.(opened);
      answered = watchRequests(opened);
      await scene.before?.(opened);
    },
  });
  await arrived(page, answered);
  if (act) {
    await act(page);
    await arrived(page, answered);
  }
  return page;
}

/** Gives an open scene the dark colours, as a client does when its theme changes. */
export async function darken(page: Page, { telegramId }: Scene) {
  await page.emulateMedia({ colorScheme: 'dark' });
  if (telegramId !== undefined) {
    const colours = Object.entries(coloursOf('dark')).map(
      ([key, value]) => [`--tg-theme-${key.replaceAll('_', '-')}`, value] as const,
    );
    await page.locator('html').evaluate((html, dark) => {
      html.dataset.scheme = 'dark';
      for (const [name, value] of dark) html.style.setProperty(name, value);
    }, colours);
  }
  await settle(page.locator('html'));
}
