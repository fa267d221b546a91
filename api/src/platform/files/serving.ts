import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import type { Files } from './files.ts';

/** Serves what is stored under the same paths, wherever it is kept. */
export async function serveFiles(
  app: FastifyInstance,
  { files, clock }: { files: Files; clock: () => Date },
) {
  const { serving } = files;
  if (serving.kind === 'folder') {
    await app.register(fastifyStatic, {
      root: resolve(serving.folder),
      prefix: '/uploads/',
      immutable: true,
      maxAge: '365d',
      index: false,
      dotfiles: 'ignore',
    });
    return;
  }
  app.get<{ Params: { name: string } }>('/uploads/:name', async ({ params }, reply) => {
    const { url, seconds } = await serving.locate(`/uploads/${params.name}`, clock());
    return reply.header('cache-control', `public, max-age=${seconds}`).redirect(url, 302);
  });
}
