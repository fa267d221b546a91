import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { toJpeg } from '#src/platform/pictures/picture.ts';
import type { Files } from './files.ts';

const patience = 10_000;

/** Serves what is stored under the same paths, wherever it is kept; as JPEGs too (`jpegPath`). */
export async function serveFiles(
  app: FastifyInstance,
  { files, clock }: { files: Files; clock: () => Date },
) {
  const { serving } = files;
  app.get<{ Params: { name: string } }>(
    '/uploads/:name(^[\\w-]+).jpg',
    async ({ params }, reply) => {
      const picture = await files.read(`/uploads/${params.name}.webp`);
      const jpeg = await toJpeg(picture, AbortSignal.timeout(patience));
      const lasting = 'public, max-age=31536000, immutable';
      return reply.type('image/jpeg').header('cache-control', lasting).send(jpeg);
    },
  );
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
