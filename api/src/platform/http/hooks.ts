import helmet from '@fastify/helmet';
import { limits } from '@kollab/contract';
import Fastify, { type FastifyInstance, type preParsingHookHandler } from 'fastify';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strangerId } from '#src/platform/access/actor.ts';
import type { Config } from '#src/platform/config/config.ts';
import type { Context } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors/app-error.ts';

const versionHeaders = ['x-version', 'x-api-version', 'api-version', 'version'];
const [major] = limits.apiVersion.split('.');

/** Refuses a caller that speaks another major version; none named means the first. */
export const checkVersion: preParsingHookHandler = (request, _reply, _payload, done) => {
  const name = versionHeaders.find((one) => request.headers[one] !== undefined);
  if (name === undefined) return done();
  const matches = /^(\d+)(\.\d+)*$/.exec(String(request.headers[name]).trim());
  return done(matches?.[1] === major ? null : new AppError('unsupportedVersion'));
};

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Before the answer to a signed-in person's write leaves, notes it: their next read, by whichever
 * API process, finds what they wrote.
 */
export function noteWrites(app: FastifyInstance, { replicas }: Context) {
  app.addHook('onSend', ({ method, actor }, _reply, _payload, done) => {
    // Before somebody is known, and on pages, there is no actor.
    const { person } = (actor as Partial<typeof actor & { kind: 'person' }> | undefined) ?? {};
    if (isRead(method) || !person || person.id === strangerId) return done();
    return replicas.noteWrite(person.id).then(() => undefined);
  });
}

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
