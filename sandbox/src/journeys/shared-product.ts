import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './product.ts';

/** A product that several journeys use, each with people of its own. */
export type SharedProduct = Pick<Product, 'sandboxUrl' | 'appUrl'>;

declare module 'vitest' {
  interface ProvidedContext {
    product: SharedProduct;
  }
}

/** Starts it once, before the first journey. */
export default async function setup({ provide }: TestProject) {
  const { sandboxUrl, appUrl, stop } = await startProduct();
  provide('product', { sandboxUrl, appUrl });
  return () => stop();
}

export const sharedProduct = (): SharedProduct => inject('product');
