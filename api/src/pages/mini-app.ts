import { paths, type Project, type User } from '@kollab/contract';
import { Id, UserRef } from '@kollab/contract/schemas';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Context } from '#src/platform/context.ts';
import type { Replicas } from '#src/platform/database/replicas/replicas.ts';
import { readProject } from '#src/work/projects/project-reading.service.ts';
import { readUser } from '#src/people/users/users.service.ts';
import { findBotName } from '#src/platform/access/bot-name.ts';
import { sendError } from '#src/platform/http/error-handler.ts';
import { inOwnLook } from './look.ts';
import { type Meta, previewOf, previewOfProject, withMeta } from './public-page.ts';

/** One page at every path that is nobody else's. */
export async function serveMiniApp(app: FastifyInstance, context: Context) {
  const folder = resolve(context.config.webappDir);
  if (!existsSync(folder)) {
    app.setNotFoundHandler((request, reply) => sendError(request, reply, 'notFound'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    decorateReply: false,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (response, path) => {
      const lasting = path.includes('/assets/');
      void response.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const sendPage = pageSender(app, context, join(folder, 'index.html'));
  servePeople(app, context, sendPage);
  serveProjects(app, context, sendPage);
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(reply) : sendError(request, reply, 'notFound'),
  );
}

function isPage({ url, method }: FastifyRequest) {
  const pathname = url.replace(/^\/+/, '/').split('?')[0] ?? '';
  return /^(GET|HEAD)$/.test(method) && !/^\/(api|uploads|health|assets)(\/|$)/i.test(pathname);
}

const fromDatabase = { config: { readsDatabase: true } };

type SendPage = (reply: FastifyReply, meta?: Meta) => Promise<FastifyReply>;

function pageSender(app: FastifyInstance, { config }: Context, file: string): SendPage {
  const readBotName = findBotName(config, () =>
    app.log.warn(
      'Telegram did not tell the name of the bot: pages go without «Открыть в Telegram»',
    ),
  );
  return async (reply, meta = []) => {
    const [html, bot] = await Promise.all([readFile(file, 'utf8'), readBotName()]);
    const { accent, telegramWebOrigin } = config;
    const all: Meta = [
      ...(bot === undefined ? [] : [['kollab-bot', bot] as const]),
      ...(telegramWebOrigin === undefined ? [] : [['kollab-telegram', telegramWebOrigin] as const]),
      ...meta,
    ];
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    return reply.type('text/html; charset=utf-8').send(withMeta(inOwnLook(html, accent), all));
  };
}

const anybody = { kind: 'anonymous' } as const;

function servePeople(app: FastifyInstance, { replicas, config }: Context, sendPage: SendPage) {
  const serve = (pattern: string, pathOf: (telegramId: number) => string) =>
    app.get<{ Params: { id: string } }>(pattern, fromDatabase, async ({ params }, reply) => {
      const user = await findShown(replicas, params.id);
      if (!user) return sendPage(reply.code(404));
      void reply.header('cache-control', 'public, max-age=60');
      return sendPage(reply, previewOf(user, config.publicUrl, pathOf(user.telegramId)));
    });
  serve(paths.anyUser, paths.user);
  serve(paths.anyUserLinks, paths.userLinks);
}

async function findShown(replicas: Replicas, id: string): Promise<User | undefined> {
  const ref = UserRef.safeParse(id);
  if (!ref.success) return undefined;
  return unlessMissing(replicas.read(anybody, (db) => readUser(db, ref.data, anybody)));
}

const missing: ReadonlySet<string> = new Set(['userNotFound', 'projectNotFound']);

const unlessMissing = <T>(found: Promise<T>) =>
  found.catch((error: unknown) => {
    if (error instanceof AppError && missing.has(error.code)) return undefined;
    throw error;
  });

function serveProjects(app: FastifyInstance, { replicas, config }: Context, sendPage: SendPage) {
  const serve = async (reply: FastifyReply, projectId: string, vacancyId?: string) => {
    const project = await findProject(replicas, projectId);
    const vacancy = project?.vacancies.find(({ id }) => id === vacancyId?.toLowerCase());
    if (!project || (vacancyId !== undefined && !vacancy)) return sendPage(reply.code(404));
    void reply.header('cache-control', 'public, max-age=60');
    return sendPage(reply, previewOfProject(project, vacancy, config.publicUrl));
  };
  app.get<{ Params: { projectId: string } }>(paths.anyProject, fromDatabase, ({ params }, reply) =>
    serve(reply, params.projectId),
  );
  app.get<{ Params: { projectId: string; vacancyId: string } }>(
    paths.anyVacancy,
    fromDatabase,
    ({ params }, reply) => serve(reply, params.projectId, params.vacancyId),
  );
}

async function findProject(replicas: Replicas, given: string): Promise<Project | undefined> {
  const id = Id.safeParse(given);
  if (!id.success) return undefined;
  return unlessMissing(replicas.read(anybody, (db) => readProject(db, id.data, anybody)));
}
