import etag from '@fastify/etag';
import helmet from '@fastify/helmet';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { createHash, hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { serveFiles } from './files.ts';
import { serveMiniApp } from './mini-app.ts';
import { openApi } from '#src/platform/http/openapi.ts';

const telegramWeb = ['https://web.telegram.org', 'https://*.telegram.org'];

/** Headers that keep a page of ours safe, and still let Telegram's clients frame it. */
export async function useSafeHeaders(app: FastifyInstance, config: Config) {
  const headers = await makeSafeHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}

const ofEveryAnswer = new Set(['content-type', 'content-length', 'date', 'connection']);

/** The headers do not depend on the request: helmet makes them once. */
async function makeSafeHeaders({ telegramWebOrigin, publicUrl, webappDir }: Config) {
  const own = telegramWebOrigin ? [telegramWebOrigin] : [];
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...(await findInlineScripts(webappDir))],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...own],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'self'", ...telegramWeb, ...own],
      },
    },
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    frameguard: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: 365 * 24 * 60 * 60,
      includeSubDomains: false,
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const { headers } = await probe.inject('/');
  await probe.close();
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofEveryAnswer.has(name)));
}

async function findInlineScripts(webappDir: string) {
  const html = await readFile(join(webappDir, 'index.html'), 'utf8').catch(() => '');
  return [...html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

export async function servePages(app: FastifyInstance, context: Context) {
  const { config } = context;
  await app.register(etag, { weak: true, hashFn: (reply) => hash('sha1', reply, 'base64') });
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
