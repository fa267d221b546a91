import type { launchChromium } from '@kollab/e2e/chromium';
import { slowPhone } from './budgets.ts';
import { type Noted, readNoted, watch } from './watch.ts';

type Browser = Awaited<ReturnType<typeof launchChromium>>;

/** A new phone with nothing kept, as slow as agreed. */
async function slowPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = slowPhone.bitsPerSecond / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpuSlowdown });
  await page.addInitScript({ content: watch });
  return { context, page, devtools };
}

/** The context is the caller's to close. */
export async function openSlowly(browser: Browser, address: string) {
  const { context, page, devtools } = await slowPage(browser);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('html:not(:has(.boot, [aria-label=Загрузка])) main').waitFor();
  // What comes after the content may still move it.
  await page.waitForTimeout(2500);
  return {
    clock: await page.evaluate<Noted>(readNoted),
    page,
    devtools,
    close: () => context.close(),
  };
}
