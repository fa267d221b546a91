import { mkdir } from 'node:fs/promises';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

export interface Screen {
  page: Page;
  /** The mini-app inside the phone. */
  app: FrameLocator;
  /** Acts as another person. */
  become: (telegramId: number) => Promise<void>;
  /** Presses a button under the newest bot message that has it. */
  pressInChat: (text: string) => Promise<void>;
  /** Presses a button under the newest bot message that says something. */
  pressUnder: (said: string | RegExp, button: string) => Promise<void>;
  /** Waits until the chosen person's chat says something. */
  told: (said: string | RegExp) => Promise<void>;
  /** Loads the mini-app's page again, as a browser would. */
  reload: () => Promise<void>;
  /** Reads and closes a popup of the mini-app. */
  acknowledge: (text: string) => Promise<void>;
  /** Writes into the chat as the chosen person. */
  say: (text: string) => Promise<void>;
  mainButton: (text: string) => Promise<void>;
}

/** Opens the sandbox in a browser, as one person; a failed test leaves a picture in `reports/`. */
export async function openSandbox(
  browser: Browser,
  sandboxUrl: string,
  telegramId: number,
): Promise<Screen> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return;
    await mkdir('reports', { recursive: true });
    const name = task.name.replaceAll(/[^\p{L}\d]+/gu, '-');
    await page.screenshot({ path: `reports/${name}.png` });
  });
  await page.goto(`${sandboxUrl}/?as=${telegramId}`);
  const app = page.frameLocator('iframe[name="app"]');
  const messages = page.getByTestId('messages').getByRole('listitem');
  return {
    page,
    app,
    async pressUnder(said, button) {
      const message = messages.filter({ hasText: said }).last();
      await message.getByRole('button', { name: button }).click();
    },
    async told(said) {
      await messages.filter({ hasText: said }).last().waitFor();
    },
    async reload() {
      await app.locator('html').evaluate(`setTimeout(() => location.reload());
        document.documentElement.dataset.left = ''`);
      await app.locator('html:not([data-left]) main').waitFor();
    },
    async acknowledge(text) {
      const popup = page.getByTestId('popup');
      await popup.getByText(text).waitFor();
      await popup.getByRole('button').last().click();
      await popup.waitFor({ state: 'hidden' });
    },
    async become(otherId) {
      await page.getByTestId(`person-${otherId}`).click();
    },
    async pressInChat(text) {
      await page.getByTestId('messages').getByRole('button', { name: text }).last().click();
    },
    async say(text) {
      await page.getByTestId('composer').fill(text);
      await page.getByTestId('send').click();
    },
    async mainButton(text) {
      await page.getByTestId('main-button').filter({ hasText: text }).click();
    },
  };
}
