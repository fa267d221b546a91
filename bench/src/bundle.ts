import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Gzip bytes of the JavaScript and CSS that the mini-app's page loads first. */
export async function measureBundle(): Promise<number> {
  const root = resolve(import.meta.dirname, '../../webapp');
  await build({ root, logLevel: 'warn' });
  const page = await readFile(join(root, 'dist/index.html'), 'utf8');
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
  const sizes = files.map(async ([, path = '']) => {
    return gzipSync(await readFile(join(root, 'dist', path)), { level: 9 }).byteLength;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
