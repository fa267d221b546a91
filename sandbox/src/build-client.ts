import { fileURLToPath } from 'node:url';

/**
 * Builds the page of the sandbox into `sandbox/dist`, or where it is told. It learns everything
 * else at run time.
 */
export async function buildClient(outDir?: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    ...(outDir !== undefined && { build: { outDir } }),
  });
}
