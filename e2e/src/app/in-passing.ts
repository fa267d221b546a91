import { expect, type FrameLocator, type Page } from '@playwright/test';

/**
 * It may go by itself before a busy browser is looked at again: the page writes down that it was
 * seen.
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
  await expect(app.locator(`html[data-said=${JSON.stringify(text)}]`)).toBeVisible();
}
