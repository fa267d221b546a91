import { paths } from '@kollab/contract';
import type { Browser, Page } from '@playwright/test';
import { openApp, type Opening, screen } from '#src/app/open-app.ts';
import { settle } from '#src/app/settle.ts';
import { watchRequests } from '#src/app/watch-requests.ts';
import type { Addresses } from '#src/product/product.ts';
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

export const deviceOf = (theme: Theme) =>
  ({ colorScheme: theme === 'dark' ? 'dark' : 'light', bypassCSP: true }) as const;

export async function openScene(
  browser: Browser,
  product: Addresses,
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

/** Without loading the page anew. */
export async function goTo(page: Page, path: string) {
  await page.evaluate(`document.querySelector('main').dataset.left = '';
    history.pushState({}, '', ${JSON.stringify(path)});
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))`);
  await page.locator('main:not([data-left])').waitFor();
}

/** Empties what the device keeps, as another page of the app would. */
const forgetting = `for (const key of Object.keys(localStorage)) {
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}`;

/** Of the same person, by way of a screen that is neither. */
export async function passTo(page: Page, scene: Scene, answered: () => Promise<void>) {
  const { path, width = screen.width, act } = scene;
  const isNear = [page.url(), path].some((address) => address.endsWith(paths.blog));
  await goTo(page, isNear ? paths.howWeMatch : paths.blog);
  await page.evaluate(forgetting);
  // A dialog that no screen owns outlives its screen.
  const dialog = page.getByRole('dialog');
  if (await dialog.count()) await dialog.getByRole('button').last().click();
  await page.setViewportSize({ ...screen, width });
  await goTo(page, path);
  await arrived(page, answered);
  if (!act) return;
  await act(page);
  await arrived(page, answered);
}

/** What the app made of the theme that it began with: readable-colours.test.ts looks at these in each theme. */
const made = [
  '--button',
  '--button-text',
  '--edge',
  '--mark',
  '--accent',
  '--text-quiet',
  '--danger',
];

/** By style sheets alone: a screen that heard of the theme would press other buttons. */
export async function dress(page: Page, { telegramId }: Scene, theme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme: theme });
  if (telegramId !== undefined) {
    const colours = Object.entries(coloursOf(theme)).map(
      ([key, value]) => [`--tg-theme-${key.replaceAll('_', '-')}`, value] as const,
    );
    const given = { theme, colours, made };
    await page.locator('html').evaluate((html, { theme, colours, made }) => {
      html.dataset.scheme = theme;
      for (const name of made) html.style.removeProperty(name);
      for (const [name, value] of colours) html.style.setProperty(name, value);
    }, given);
  }
  await settle(page.locator('html'));
}
