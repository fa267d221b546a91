import type { Logger } from 'pino';
import { createApi } from './platform/api.ts';
import { introduce } from './start/introduce.ts';
import { warnOfSetUp } from './start/set-up.ts';
import { createPace } from './telegram/pace.ts';
import { startPolling } from './updates/poll.ts';
import { listen } from './updates/webhook.ts';
import { waitForBoth } from './wait-for.ts';
import { exportSender } from './account/send-export.ts';
import { createBot } from './bot.ts';
import { messageOf } from './kinds.ts';
import type { Config } from './config.ts';
import { connectionLog } from './platform/connection-log.ts';
import { createReadLanguage } from './settings/chosen-language.ts';
import { pollSender } from './meetings/send-poll.ts';
import { miniApp } from './messages/mini-app.ts';
import { startDelivery } from './notifications/deliver.ts';
import { updatesComeBy, watched } from './observability/liveness.ts';
import { serveMetrics } from '@kollab/runtime/metrics';

export interface RunningBot {
  stop(): Promise<void>;
}

/**
 * Starts the bot and answers once it listens and delivers. `stop` finishes the update and the
 * message in hand and gives back what is leased; aborting `interrupted` calls off a start under way.
 */
export async function runBot(
  config: Config,
  logger: Logger,
  interrupted?: AbortSignal,
): Promise<RunningBot> {
  const watching = await startWatching(config);
  try {
    const bot = await startBot(config, logger, interrupted);
    return {
      async stop() {
        await bot.stop();
        await watching.stop();
      },
    };
  } catch (error) {
    await watching.stop();
    throw error;
  }
}

async function startBot(
  config: Config,
  logger: Logger,
  interrupted?: AbortSignal,
): Promise<RunningBot> {
  const { botToken: token, telegramApiRoot: apiRoot, publicUrl, webhook } = config;
  const { moderatorsChatId } = config;
  const stopped = new AbortController();
  const stopping = stopped.signal;
  const calledOff = interrupted ?? stopping;
  const api = createApi(config);
  const app = miniApp(publicUrl);
  const bot = createBot({
    token,
    apiRoot,
    api,
    publicUrl,
    moderatorsChatId,
    logger,
    readLanguage: createReadLanguage(api, logger),
    stopping,
  });

  const connection = connectionLog('API', logger);
  await waitForBoth({ api, bot, logger, connection, stopping: calledOff });
  if (calledOff.aborted) return { stop: () => Promise.resolve() };
  warnOfSetUp(bot.botInfo, logger);
  const pace = createPace();
  bot.api.config.use(pace.note);

  const updates = webhook
    ? await listen({ bot, api, logger, stopping }, webhook)
    : startPolling(bot, logger, stopping);
  const delivery = startDelivery({
    token,
    apiRoot,
    api,
    logger,
    connection,
    pace,
    messageOf: (notification) => messageOf(notification, app),
    sendExport: exportSender({ token, apiRoot, api }),
    sendPoll: pollSender({ api, app }),
  });
  const introduction = introduce(bot.api, app, logger, stopping);
  logger.info({ bot: bot.botInfo.username }, 'The bot is listening');

  return {
    async stop() {
      stopped.abort();
      await Promise.all([updates.stop(), delivery.stop()]);
      await introduction;
    },
  };
}

async function startWatching({ metrics, tracing, webhook }: Config) {
  updatesComeBy(webhook ? 'webhook' : 'polling');
  const server = metrics && (await serveMetrics({ at: metrics, ...watched }));
  const endTracing = tracing
    ? (await import('./observability/tracing.ts')).traceWork(tracing)
    : undefined;
  return {
    async stop() {
      await server?.stop();
      await endTracing?.();
    },
  };
}
