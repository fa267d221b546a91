import { themeParams } from '@kollab/sandbox/themes';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { controlOf } from '#src/product/control.ts';
import type { Addresses } from '#src/product/product.ts';

export const screen = { width: 390, height: 844 };
/** In milliseconds, on a machine that is busy with other things. */
export const patience = 60_000;

export interface Opening {
  /** Without it the page is opened outside Telegram. */
  telegramId?: number;
  path: string;
  platform?: 'ios' | 'android';
  /** The client's; older ones know fewer colours. */
  version?: string;
  colours?: Record<string, string>;
  /** Given for a client that answers: what the phone covers of the screen. */
  covers?: { top: number; bottom: number };
  device?: BrowserContextOptions;
  /** A page that was opened before and is not needed any more. */
  page?: Page;
  /** On a phone that saves data: no code comes before it is needed, which is half of a page's work. */
  sparing?: boolean;
  before?: (page: Page) => Promise<unknown>;
}

export const spare = (opened: Page | BrowserContext) =>
  opened.addInitScript(
    `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
  );

/**
 * A script by which a page without a client around it is answered as by one that knows sizes, and
 * marked with `data-back` while the client's own way back is shown.
 */
function clientScript({ width, height }: typeof screen, covers: { top: number; bottom: number }) {
  const sides = { left: 0, right: 0 };
  const answers = {
    web_app_request_viewport: [
      'viewport_changed',
      { width, height, is_expanded: true, is_state_stable: true },
    ],
    web_app_request_safe_area: ['safe_area_changed', { ...covers, ...sides }],
    web_app_request_content_safe_area: [
      'content_safe_area_changed',
      { top: 0, bottom: 0, ...sides },
    ],
  };
  // As the clients of phones have it: the page is called to, and calls, without a window around it.
  return `window.TelegramWebviewProxy = {
    postEvent(asked, given) {
      if (asked === 'web_app_setup_back_button') {
        document.documentElement.toggleAttribute('data-back', JSON.parse(given).is_visible);
      }
      const [eventType, eventData] = (${JSON.stringify(answers)})[asked] ?? [];
      if (eventType) setTimeout(() => postMessage(JSON.stringify({ eventType, eventData }), '*'));
    },
  }`;
}

async function addressOf({ appUrl, sandboxUrl }: Addresses, opening: Opening) {
  const { telegramId, path, platform = 'ios', version = '9.6' } = opening;
  const url = appUrl + path;
  if (telegramId === undefined) return url;
  const { colours = themeParams('light', version) } = opening;
  const launch = { url, platform, version, themeParams: colours };
  const { ask } = controlOf(sandboxUrl);
  return (await ask<{ url: string }>(`/people/${telegramId}/web-app`, launch)).url;
}

/**
 * The mini-app on a phone, as soon as its screen is there. The client around it says nothing, so that
 * the page draws its own buttons, unless `covers` is given.
 */
export async function openApp(
  browser: Browser,
  product: Addresses,
  opening: Opening,
): Promise<Page> {
  const { covers, device, sparing = false, before } = opening;
  const page = opening.page ?? (await (await browser.newContext(device)).newPage());
  page.setDefaultTimeout(patience);
  const viewport = device?.viewport ?? screen;
  await page.setViewportSize(viewport);
  if (sparing) await spare(page);
  if (covers) await page.addInitScript(clientScript(viewport, covers));
  await before?.(page);
  await page.goto(await addressOf(product, opening));
  await page.locator('main').first().waitFor();
  return page;
}

/** Says to the mini-app what a client says: it listens to the window around it, here its own. */
export const tell = (page: Page, eventType: string, eventData?: object) =>
  page.evaluate(`postMessage(${JSON.stringify(JSON.stringify({ eventType, eventData }))}, '*')`);
