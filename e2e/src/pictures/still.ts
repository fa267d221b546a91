import type { Page, PageScreenshotOptions } from '@playwright/test';

const looks = 20;
const pause = 120;

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
