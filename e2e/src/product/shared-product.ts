import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { unpackChromium } from './chromium.ts';
import { buildPages, type Product, startProduct } from './product.ts';

/** A product that several journeys use, each with people of its own. */
export type SharedProduct = Pick<Product, 'sandboxUrl' | 'appUrl'>;

declare module 'vitest' {
  interface ProvidedContext {
    products: SharedProduct[];
    /** The folder of what browsers load. */
    pages: string;
  }
}

/** Makes Chromium ready, and starts a product for each journey that may be under way at the same time. */
export default async function setup({ provide, config }: TestProject) {
  if (process.platform === 'linux') await unpackChromium();
  const pages = await buildPages();
  provide('pages', pages);
  const products = await Promise.all(
    Array.from({ length: config.maxWorkers }, () => startProduct({ pages })),
  );
  provide(
    'products',
    products.map(({ sandboxUrl, appUrl }) => ({ sandboxUrl, appUrl })),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
    await rm(pages, { recursive: true });
  };
}

/** The product of this worker: no other journey uses it meanwhile. */
export function sharedProduct(): SharedProduct {
  const products = inject('products');
  const product = products[(Number(process.env.VITEST_POOL_ID) - 1) % products.length];
  if (!product) throw new Error('No product was started for this worker.');
  return product;
}
