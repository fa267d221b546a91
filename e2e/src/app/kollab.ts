import { afterAll, expect } from 'vitest';
import { castOf } from '#src/cast/cast.ts';
import { flawsOf, type Product, type Start, startProduct } from '#src/product/product.ts';
import { sharedPages, type SharedProduct, sharedProduct } from '#src/product/shared-product.ts';
import { useBrowser } from './browser.ts';
import { openApp as openAppIn, type Opening } from './open-app.ts';
import { openSandbox as openSandboxIn } from './sandbox-page.ts';

/** A running product as the tests of a file use it, with a Chromium. */
function useKollab<P extends SharedProduct>(product: P, { sparing }: Pick<Opening, 'sparing'>) {
  const browser = useBrowser();
  const cast = castOf(product);
  return {
    product,
    cast,
    control: cast.control,
    browser,
    /** The mini-app on a phone of its own; without anybody, outside Telegram. */
    openApp: async (telegramId: number | undefined, path: string, options: Partial<Opening> = {}) =>
      openAppIn(await browser(), product, { sparing, ...options, telegramId, path }),
    /** The sandbox in a browser, as one person. */
    openSandbox: async (telegramId: number) =>
      openSandboxIn(await browser(), product.sandboxUrl, telegramId, { sparing }),
  };
}

/** The product of this worker: other files use it before and after. */
export async function useSharedKollab(phones: Pick<Opening, 'sparing'> = {}) {
  const product = await sharedProduct();
  afterAll(async () => expect(await flawsOf(product.sandboxUrl)).toEqual([]));
  return useKollab(product, phones);
}

/** A product of this file's own, for what others would notice. */
export async function useOwnKollab({ sparing, ...start }: Start & Pick<Opening, 'sparing'> = {}) {
  const product: Product = await startProduct({ pages: await sharedPages(), ...start });
  afterAll(() => product.stop());
  return useKollab(product, { sparing });
}
