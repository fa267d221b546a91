import { setTimeout as wait } from 'node:timers/promises';
import { GrammyError, type Bot } from 'grammy';
import type { Logger } from 'pino';
import { connectionLog } from '#src/platform/connection-log.ts';
import { describeFailure } from '#src/platform/failure.ts';
import { backOff, pause } from '@kollab/runtime/pause';
import { allowedUpdates } from './allowed-updates.ts';

const pollSeconds = 25;
const goodbye = 3000;

/** Long-polls until `stopping` aborts; nothing that Telegram kept is dropped. */
async function poll(bot: Bot, logger: Logger, stopping: AbortSignal): Promise<void> {
  const connection = connectionLog('Telegram', logger);
  const delays = backOff(1000);
  bot.api.config.use(async (call, method, payload, signal) => {
    if (method !== 'getUpdates') return call(method, payload, signal);
    const answer = await call(method, payload, signal).catch((error: unknown) => {
      if (!stopping.aborted) connection.lost(error);
      throw error;
    });
    if (answer.ok) {
      connection.found();
      delays.reset();
    } else if (!stopping.aborted) {
      connection.lost(new GrammyError(answer.description, answer, method, payload));
    }
    return answer;
  });

  while (!stopping.aborted) {
    try {
      await bot.start({ allowed_updates: allowedUpdates, timeout: pollSeconds });
    } catch (error) {
      if (stopping.aborted) return;
      connection.lost(error);
      logger.warn({ reason: describeFailure(error) }, 'Polling broke off: starting it again');
      await pause(delays.next(), stopping);
    }
  }
}

/** `stop` answers once the update in hand is handled. */
export function startPolling(bot: Bot, logger: Logger, stopping: AbortSignal) {
  const polling = poll(bot, logger, stopping);
  return {
    async stop() {
      await stopPolling(bot);
      await polling;
    },
  };
}

/** Confirms what was handled; Telegram not answering does not hold it up. */
async function stopPolling(bot: Bot): Promise<void> {
  const confirmed = bot.stop().catch(() => undefined);
  await Promise.race([confirmed, wait(goodbye, undefined, { ref: false })]);
}
