import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Into `sandbox/dist`, or where it is told. The page learns everything else at run time. */
export async function buildClient(outDir?: string): Promise<void> {
  const { build } = await import('vite');
  await build({ configFile, logLevel: 'warn', ...(outDir !== undefined && { build: { outDir } }) });
}

/** Whoever has the page open sees every change at once. */
export async function serveClientSources(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile,
    logLevel: 'warn',
    server: {
      middlewareMode: { server: app.server },
      headers: { 'content-security-policy': "frame-ancestors 'self'" },
    },
  });
  app.addHook('onClose', () => vite.close());
  app.get('/*', (request, reply) => {
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
}
