import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { serveClientSources } from '#src/build-client.ts';
import type { Person } from '#src/people/people.ts';
import { photoOf } from '#src/people/photos.ts';
import { findPerson } from '#src/state/people.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

const builtClient = fileURLToPath(new URL('../dist', import.meta.url));
const notBuilt =
  'The page of the sandbox is not built yet: run `npm run build --workspace sandbox` and start it again.';

export interface PageOptions {
  /** `sandbox/dist` unless told otherwise. */
  clientDir?: string;
  /** The page shows every change of its sources at once. */
  fromSources?: boolean;
}

export async function servePages(
  app: FastifyInstance,
  telegram: Telegram,
  { clientDir = builtClient, fromSources = false }: PageOptions,
): Promise<void> {
  const drawn = new Map<Person, Promise<Buffer>>();

  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const telegramId = /^(?<id>\d{1,16})\.jpg$/u.exec(request.params.file)?.groups?.id;
    const person = findPerson(telegram.store, Number(telegramId ?? 0));
    const photo = person && (drawn.get(person) ?? photoOf(person));
    if (!photo) return reply.callNotFound();
    drawn.set(person, photo);
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=3600')
      .send(await photo);
  });

  // The mini-app talks to one origin only: whoever came by another name is sent there.
  app.addHook('onRequest', (request, reply, done) => {
    const { host } = new URL(telegram.address.url);
    const isPage = request.url === '/' || request.url.startsWith('/?');
    const isOtherName = request.headers.host === host.replace('127.0.0.1', 'localhost');
    if (isPage && isOtherName && !host.startsWith('localhost')) {
      void reply.redirect(telegram.address.url + request.url);
    } else done();
  });

  if (fromSources) return serveClientSources(app);
  if (!existsSync(path.join(clientDir, 'index.html'))) {
    app.get('/', async (_request, reply) => reply.code(503).type('text/plain').send(notBuilt));
    return;
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    // One route per file: a wildcard would answer for the other faces too.
    wildcard: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const lasting = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
