import { test as base } from '@playwright/test';
import type { openClock } from '@kollab/api/test/let-time-pass';
import { type Cast, castOf } from '#src/cast/cast.ts';
import { launchChromium } from '#src/product/chromium.ts';
import type { Control } from '#src/product/control.ts';
import { builtPages, type Product, type Start, startProduct } from '#src/product/product.ts';
import { openApp, type Opening } from './open-app.ts';
import { openSandbox, type Screen } from './sandbox-page.ts';
import { close } from './steps.ts';

export { expect } from '@playwright/test';

interface OfWorker {
  /** A file that sets it has a product of its own, for what others would notice. */
  start: Start;
  product: Product;
  cast: Cast;
  control: Control;
}

export type OpenApp = (
  telegramId: number | undefined,
  path: string,
  options?: Partial<Opening>,
) => ReturnType<typeof openApp>;

export type OpenSandbox = (telegramId: number) => Promise<Screen>;

type OpenClock = (hours: number) => ReturnType<typeof openClock>;

interface OfTest {
  sparing: boolean;
  /** On a phone of its own, put away after the test; without a person, outside Telegram. */
  openApp: OpenApp;
  openSandbox: OpenSandbox;
  /** The hours are how far back the product's time begins. */
  openClock: OpenClock;
}

export const test = base.extend<OfTest, OfWorker>({
  browser: [
    async ({}, use) => {
      const browser = await launchChromium();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  start: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ start }, use) => {
      const product = await startProduct({ pages: builtPages(), ...start });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  cast: [({ product }, use) => use(castOf(product)), { scope: 'worker' }],
  control: [({ cast }, use) => use(cast.control), { scope: 'worker' }],
  sparing: [false, { option: true }],
  openApp: async ({ browser, product, sparing }, use) => {
    const phones: ReturnType<typeof openApp>[] = [];
    await use((telegramId, path, options = {}) => {
      const phone = openApp(browser, product, { sparing, ...options, telegramId, path });
      phones.push(phone);
      return phone;
    });
    for (const phone of await Promise.allSettled(phones)) {
      if (phone.status === 'fulfilled') await close(phone.value);
    }
  },
  openSandbox: async ({ browser, product, sparing }, use) => {
    const screens: Promise<Screen>[] = [];
    await use((telegramId) => {
      const screen = openSandbox(browser, product.sandboxUrl, telegramId, { sparing });
      screens.push(screen);
      return screen;
    });
    for (const screen of await Promise.allSettled(screens)) {
      if (screen.status === 'fulfilled') await screen.value.close();
    }
  },
  openClock: async ({ product }, use) => {
    const clockwork = await import('@kollab/api/test/let-time-pass');
    const clocks: Awaited<ReturnType<typeof openClock>>[] = [];
    await use(async (hours) => {
      const clock = await clockwork.openClock(product.dataDir, hours);
      clocks.push(clock);
      return clock;
    });
    for (const clock of clocks) await clock.close();
  },
});
