import { rm } from 'node:fs/promises';
import { unpackChromium } from './chromium.ts';
import { buildPages } from './product.ts';

export default async function beforeAll() {
  if (process.platform === 'linux') await unpackChromium();
  const pages = await buildPages();
  process.env['KOLLAB_PAGES'] = pages;
  return () => rm(pages, { recursive: true });
}
