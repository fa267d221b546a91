import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { AppError } from '#src/platform/errors/app-error.ts';
import { closedSignal } from '#src/platform/http/connections.ts';
import { keepJpegs } from '#src/platform/pictures/jpegs.ts';
import { networkOf } from '#src/platform/rates/address.ts';
import type { Files } from '#src/platform/files/files.ts';

const patience = 10_000;

export async function serveFiles(
  app: FastifyInstance,
  { files, clock }: { files: Files; clock: () => Date },
) {
  const { serving } = files;
  const jpegOf = keepJpegs((path) => files.read(path));
  app.get<{ Params: { name: string } }>(
    '/uploads/:name(^[\\w-]+).jpg',
    async ({ params, ip }, reply) => {
      const end = AbortSignal.any([closedSignal(reply), AbortSignal.timeout(patience)]);
      const path = `/uploads/${params.name}.webp`;
      const jpeg = await jpegOf(path, end, networkOf(ip)).catch(asMissing);
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

/** A file that holds no picture is none: there is nothing to show, and nothing that its reader can mend. */
function asMissing(error: unknown): never {
  const isNone = error instanceof AppError && error.code === 'unsupportedPicture';
  throw isNone ? new AppError('notFound') : error;
}
