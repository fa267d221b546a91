import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { unpackChromium } from './chromium.ts';
import { buildPages, type Product, startProduct } from './product.ts';

/** A product that several journeys use, each with people of its own. */
export type SharedProduct = Pick<Product, 'sandboxUrl' | 'appUrl'>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The address that answers journeys what they share, as soon as it is there. */
    sharedUrl: string;
  }
}

/**
 * Makes Chromium ready, has the pages built, and starts a product for a worker whose first journey asks
 * for one: other tests begin meanwhile.
 */
export default async function setup({ provide }: TestProject) {
  if (process.platform === 'linux') await unpackChromium();
  const pages = buildPages();
  pages.catch(() => undefined);
  const products = new Map<string, Promise<Product>>();
  const productOf = (worker: string) => {
    const known = products.get(worker);
    if (known) return known;
    const started = pages.then((folder) => startProduct({ pages: folder }));
    products.set(worker, started);
    return started;
  };
  const answer = async (path: string) => {
    if (path === '/pages') return pages;
    const { sandboxUrl, appUrl } = await productOf(path);
    return { sandboxUrl, appUrl };
  };
  const server = createServer(({ url = '' }, response) => {
    answer(url).then(
      (shared) => response.end(JSON.stringify(shared)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  provide('sharedUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await Promise.allSettled([...products.values()].map(async (product) => (await product).stop()));
    const folder = await pages.catch(() => undefined);
    if (folder) await rm(folder, { recursive: true });
  };
}

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(inject('sharedUrl') + path);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as T;
}

/** The folder of what browsers load. */
export const sharedPages = () => ask<string>('/pages');

/** The product of this worker: no other journey uses it meanwhile. */
export const sharedProduct = () => ask<SharedProduct>(`/${process.env.VITEST_POOL_ID}`);
