import type { Browser, Locator, Page, Request, Route } from 'playwright-core';
import { themeParams } from '@kollab/sandbox/themes';
import { controlOf } from '#src/product/control.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';

const version = '9.6';

/** The address that opens a path of the mini-app as somebody; without anybody, outside Telegram. */
async function addressOf(product: SharedProduct, path: string, telegramId?: number) {
  const url = product.appUrl + path;
  if (telegramId === undefined) return url;
  const launch = { url, platform: 'ios', version, themeParams: themeParams('light', version) };
  const { ask } = controlOf(product.sandboxUrl);
  return (await ask<{ url: string }>(`/people/${telegramId}/web-app`, launch)).url;
}

/** The mini-app on a phone of its own, in a client that answers nothing: the kit stands in for it. */
export async function openPhone(
  browser: Browser,
  product: SharedProduct,
  path: string,
  telegramId?: number,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(await addressOf(product, path, telegramId));
  return page;
}

/** How a call fails: with a status, or with no answer at all. */
export type Fault = number | 'internetdisconnected' | 'connectionreset';

const wordsOf = (status: number) =>
  status >= 500
    ? { code: 'internal', message: 'Что-то сломалось у нас. Попробуйте ещё раз' }
    : { code: 'badInput', message: 'Неверный формат или слишком длинное значение' };

/** Lets calls to a path fail; what comes back ends that. */
export async function fail(page: Page, path: string, fault: Fault, method?: string) {
  const isMeant = ({ pathname }: URL) =>
    pathname.startsWith('/api/') && pathname.toLowerCase().includes(path.toLowerCase());
  const isMethod = (request: Request) => method === undefined || request.method() === method;
  const answer = async (route: Route) => {
    if (!isMethod(route.request())) await route.fallback();
    else if (typeof fault === 'string') await route.abort(fault);
    else {
      const json = { statusCode: fault, ...wordsOf(fault), requestId: 'provoked' };
      await route.fulfill({ status: fault, json });
    }
  };
  await page.route(isMeant, answer);
  return () => page.unroute(isMeant, answer);
}

/** Presses the first button, link or tab of a name. */
export const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
    .click();

/** Waits until the page says something. */
export const says = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** Puts a phone away, whatever still waits for an answer. */
export async function close(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

/** How something looks, as the browser computes it. */
export const styleOf = (element: Locator, property: string) =>
  element.evaluate(
    (node, name) =>
      node.ownerDocument.defaultView?.getComputedStyle(node).getPropertyValue(name) ?? '',
    property,
  );

/** The red, green and blue of a colour, whichever way the browser writes it. */
export function channelsOf(colour: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}
