import { type Browser, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Opening, patience, spare } from './open-app.ts';
import { settle } from './settle.ts';
import { words } from './steps.ts';

export type Screen = Awaited<ReturnType<typeof openSandbox>>;

export async function openSandbox(
  browser: Browser,
  sandboxUrl: string,
  telegramId: number,
  { sparing = false }: Pick<Opening, 'sparing'> = {},
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  if (sparing) await spare(context);
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${sandboxUrl}/?as=${telegramId}`);
  const app: FrameLocator = page.frameLocator('iframe[name="app"]');
  const messages = page.getByTestId('messages').getByRole('listitem');
  return {
    page,
    app,
    become: (otherId: number) => page.getByTestId(`person-${otherId}`).click(),
    pressInChat: (text: string) =>
      page.getByTestId('messages').getByRole('button', { name: text }).last().click(),
    pressUnder: (said: string | RegExp, button: string) =>
      messages.filter({ hasText: said }).last().getByRole('button', { name: button }).click(),
    told: (said: string | RegExp) =>
      expect(messages.filter({ hasText: said }).last()).toBeVisible(),
    say: async (text: string) => {
      await page.getByTestId('composer').fill(text);
      await page.getByTestId('send').click();
    },
    /** Loads the mini-app's page again, as a browser would. */
    reload: async () => {
      await app.locator('html').evaluate(`setTimeout(() => location.reload());
        document.documentElement.dataset.left = ''`);
      await app.locator('html:not([data-left]) main').waitFor();
    },
    acknowledge: async (text: string) => {
      const popup = page.getByTestId('popup');
      await expect(words(popup, text)).toBeVisible();
      await popup.getByRole('button').last().click();
      await popup.waitFor({ state: 'hidden' });
    },
    mainButton: (text: string) => page.getByTestId('main-button').filter({ hasText: text }).click(),
    back: () => page.getByTestId('back-button').click(),
    /** Undefined while a page is on its way. */
    pathOf: () =>
      app
        .locator('html')
        .evaluate((html) => new URL(html.baseURI).pathname)
        .catch(() => undefined),
    close: () => context.close(),
  };
}

export async function drag(page: Page, from: Locator, dx: number, dy: number) {
  await settle(from);
  const box = await from.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 5 });
  await page.mouse.up();
}
