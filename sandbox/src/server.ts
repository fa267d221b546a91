import Fastify, { type FastifyInstance } from 'fastify';
import { serveBotApi } from '#src/bot-api/router.ts';
import { serveControl } from '#src/control/control.ts';
import { type PageOptions, servePages } from '#src/pages.ts';
import { loadWorld } from '#src/demo/load-world.ts';
import { type Person } from '#src/people/people.ts';
import { openStore, type Logger } from '#src/state/store.ts';
import { createTelegram } from '#src/bot-api/telegram/telegram.ts';

export interface SandboxOptions extends PageOptions {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  /** Made when missing. */
  dataDir: string;
  appUrl: string;
  botToken: string;
  botUsername?: string;
  /** In milliseconds; 10 seconds unless a test says otherwise. */
  answerWithinMs?: number;
  /** A negative number; without it there is no moderators' group. */
  moderatorsChatId?: number | undefined;
  /** The people of Kollab's own demo world unless said otherwise. */
  people?: readonly Person[];
  logger?: Logger;
}

export interface Sandbox {
  url: string;
  /** Used in place of https://api.telegram.org. */
  telegramApiRoot: string;
  botUsername: string;
  close(): Promise<void>;
}

const stderrLogger: Logger = {
  info: () => undefined,
  warn: (message) => process.stderr.write(`${message}\n`),
};

async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    await app.close();
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use: set SANDBOX_PORT to a free one.`, { cause: error });
    }
    throw new Error(`The sandbox cannot listen on ${host}:${port}: ${String(error)}`, {
      cause: error,
    });
  }
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = app.server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  return `http://${name.includes(':') ? `[${name}]` : name}:${bound}`;
}

/**
 * The Bot API, the control surface and the page, on one port. Fails with one clear sentence when
 * the port, the token or the data folder cannot be used.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', dataDir, appUrl, botToken, answerWithinMs = 10_000 } = options;
  if (!URL.canParse(appUrl)) throw new Error(`The address of the mini-app is no URL: ${appUrl}`);
  const logger = options.logger ?? stderrLogger;
  const store = await openStore(dataDir, logger, options.people ?? loadWorld().people);
  const botUsername = options.botUsername ?? 'kollab_sandbox_bot';
  const telegram = createTelegram({
    store,
    logger,
    dataDir,
    appUrl,
    botToken,
    botUsername,
    answerWithinMs,
    moderatorsChatId: options.moderatorsChatId,
  });

  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ ok: false, error_code: 404, description: 'Not Found' }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', "frame-ancestors 'self'");
  });
  app.addHook('preClose', async () => {
    telegram.updates.endPoll();
    telegram.callbackQueries.close();
    telegram.inlineQueries.close();
    await telegram.webhook.stop();
  });
  await app.register(async (scope) => serveBotApi(scope, telegram));
  await app.register(async (scope) => serveControl(scope, telegram), { prefix: '/control' });
  await app.register(async (scope) => servePages(scope, telegram, options));

  const url = await listen(app, host, port);
  telegram.address.url = url;
  telegram.webhook.restart();
  return {
    url,
    telegramApiRoot: url,
    botUsername,
    async close() {
      await app.close();
      await store.flush();
    },
  };
}
