import etag from '@fastify/etag';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { serveFiles } from './files.ts';
import { serveMiniApp } from './mini-app.ts';
import { openApi } from '#src/platform/http/openapi.ts';

export async function servePages(app: FastifyInstance, context: Context) {
  const { config } = context;
  await app.register(etag, { weak: true });
  await serveFiles(app, context);
  await app.register((scope) => serveDocumentation(scope, config));
  await serveMiniApp(app, context);
}

async function serveDocumentation(app: FastifyInstance, { publicUrl }: Config) {
  const document = openApi(publicUrl);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  const described: Record<string, [type: string, write: () => string]> = {
    '/api/docs/json': ['application/json', () => JSON.stringify(document)],
    '/api/docs/yaml': ['application/x-yaml', () => app.swagger({ yaml: true })],
  };
  // Writing them takes longer than any call: neither does a start wait for it, nor a second request.
  const written = new Map<string, Buffer>();
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }, reply) => {
    const [type, write] = described[url] ?? [];
    if (!write) return undefined;
    const content = written.get(url) ?? Buffer.from(write());
    written.set(url, content);
    return reply.type(`${type}; charset=utf-8`).send(content);
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
