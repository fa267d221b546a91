import { resolve } from 'node:path';
import { buildOnce } from './build-once.ts';

/** Builds what browsers load: told where the mini-app goes and, where wanted, the sandbox's page. */
const [webapp = 'webapp/dist', client] = process.argv.slice(2);

const saying = (what: string, build: () => Promise<unknown>) => () => {
  process.stdout.write(`Building ${what}…\n`);
  return build();
};

if (client !== undefined) {
  await buildOnce({
    folder: client,
    sources: ['sandbox/{*,demo/**,src/**}', 'webapp/tsconfig.json'],
    build: saying('the sandbox', async () => {
      const { buildClient } = await import('@kollab/sandbox/build-client');
      await buildClient(client);
    }),
  });
  process.send?.('sandboxPage');
}
await buildOnce({
  folder: webapp,
  sources: ['webapp/{*,.env*,public/**,src/**}'],
  build: saying('the mini-app', async () => {
    const { build } = await import('vite');
    const outDir = resolve(webapp);
    await build({
      root: resolve('webapp'),
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
  }),
});
if (process.connected) process.disconnect();
