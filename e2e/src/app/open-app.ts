import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { themeParams } from '@kollab/sandbox/themes';
import { controlOf } from '#src/product/control.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';

export const screen = { width: 390, height: 844 };
const version = '9.6';

interface Size {
  width: number;
  height: number;
}

/**
 * A script by which a page without a client around it is answered as by one that knows sizes, and
 * marked with `data-back` while the client's own way back is shown.
 */
export function clientScript({ width, height }: Size, safe = { top: 0, bottom: 0 }) {
  const sides = { left: 0, right: 0 };
  const answers = {
    web_app_request_viewport: [
      'viewport_changed',
      { width, height, is_expanded: true, is_state_stable: true },
    ],
    web_app_request_safe_area: ['safe_area_changed', { ...safe, ...sides }],
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

interface Entering extends BrowserContextOptions {
  browser: Browser;
  product: SharedProduct;
  telegramId: number;
  path: string;
  /** Given for a client that answers: what the phone covers above and below. */
  safe?: { top: number; bottom: number };
}

/** Opens the mini-app on a phone's screen, in a client that answers nothing but what is given. */
export async function enter({ browser, product, telegramId, path, safe, ...options }: Entering) {
  const { ask } = controlOf(product.sandboxUrl);
  const { url } = await ask<{ url: string }>(`/people/${telegramId}/web-app`, {
    url: product.appUrl + path,
    platform: 'ios',
    version,
    themeParams: themeParams('light', version),
  });
  const context = await browser.newContext({ viewport: screen, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (safe) await page.addInitScript(clientScript(screen, safe));
  await page.goto(url);
  await page.locator('main').waitFor();
  return page;
}

/** Says to the mini-app what a client says: it listens to the window around it, here its own. */
export const tell = (page: Page, eventType: string, eventData?: object) =>
  page.evaluate(`postMessage(${JSON.stringify(JSON.stringify({ eventType, eventData }))}, '*')`);

/** Does something with each of them, a few at a time. */
export async function each<T>(items: readonly T[], act: (item: T) => Promise<void>, atOnce = 3) {
  const waiting = [...items];
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
