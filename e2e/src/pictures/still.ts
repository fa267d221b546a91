import type { Page, PageScreenshotOptions } from '@playwright/test';

/** So often a page is looked at until it stays the same, in steps of so many milliseconds. */
const looks = 20;
const pause = 120;

/** A picture of a page, as soon as it stays the same. */
export async function stillPicture(page: Page, options: PageScreenshotOptions = {}) {
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', ...options });
  let picture = await take();
  for (let times = 0; times < looks; times += 1) {
    await page.waitForTimeout(pause);
    const next = await take();
    if (next.equals(picture)) break;
    picture = next;
  }
  return picture;
}
