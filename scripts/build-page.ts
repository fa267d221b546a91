import { resolve } from 'node:path';
import { buildOnce } from './build-once.ts';

/** Builds what browsers load of a page, `webapp` or `sandbox`, into a folder. */
const [page, folder = ''] = process.argv.slice(2);

const saying = (what: string, build: () => Promise<unknown>) => () => {
  process.stdout.write(`Building ${what}…\n`);
  return build();
};

if (page === 'sandbox') {
  await buildOnce({
    folder,
    sources: ['sandbox/{*,demo/**,src/**}', 'webapp/tsconfig.json'],
    build: saying('the sandbox', async () => {
      const { buildClient } = await import('@kollab/sandbox/build-client');
      await buildClient(folder);
    }),
  });
} else {
  await buildOnce({
    folder,
    sources: ['webapp/{*,.env*,public/**,src/**}'],
    build: saying('the mini-app', async () => {
      const { build } = await import('vite');
      const outDir = resolve(folder);
      await build({
        root: resolve('webapp'),
        logLevel: 'warn',
        build: { outDir, emptyOutDir: true },
      });
    }),
  });
}
