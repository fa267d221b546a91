import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './steps.ts';

/** Asserts that something is seen, as soon as it is. */
export const sees = (found: Locator) => expect(found.waitFor()).resolves.toBeUndefined();

/** Asserts that something is gone, as soon as it is. */
export const seesNo = (found: Locator) =>
  expect(found.waitFor({ state: 'hidden' })).resolves.toBeUndefined();

/** Asserts that a page says something, as soon as it does. */
export const says = (app: App, text: string | RegExp) =>
  sees(app.getByText(text).filter({ visible: true }).first());

/** Asserts that a page gets to an address. */
export const arrives = (page: Page, url: string | ((url: URL) => boolean)) =>
  expect(page.waitForURL(url)).resolves.toBeUndefined();

/**
 * Asserts that a page says something of what is done. It goes by itself, perhaps before a busy browser
 * is looked at again: the page writes down that it was seen.
 */
export async function saysInPassing(
  app: Page | FrameLocator,
  text: string,
  act: () => Promise<unknown>,
) {
  await app.locator('html:has(main)').evaluate(`(() => {
    const awaited = ${JSON.stringify(text)};
    const html = document.documentElement;
    const look = () => {
      const texts = document.createTreeWalker(html, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const isSaid = node.data.replaceAll(/\\s+/g, ' ').includes(awaited);
        if (isSaid && node.parentElement.checkVisibility()) html.dataset.said = awaited;
      }
    };
    delete html.dataset.said;
    html.noting?.disconnect();
    html.noting = new MutationObserver(look);
    html.noting.observe(html, { childList: true, characterData: true, subtree: true });
  })()`);
  await act();
  await sees(app.locator(`html[data-said=${JSON.stringify(text)}]`));
}
