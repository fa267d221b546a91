import { getReady, type Client } from '@kollab/contract';
import { GrammyError, type Bot } from 'grammy';
import type { Logger } from 'pino';
import { unknownToken } from '@kollab/runtime/setup-error';
import { connectionLog, type ConnectionLog } from './platform/connection-log.ts';
import { backOff, pause } from '@kollab/runtime/pause';

const apiPatience = 15_000;

interface Neighbours {
  api: Client;
  bot: Bot;
  logger: Logger;
  connection: ConnectionLog;
  stopping: AbortSignal;
}

/** Waits for API and Telegram; a refused token is a `SetupError`, whether the API is there or not. */
export async function waitForBoth({ api, bot, logger, connection, stopping }: Neighbours) {
  const refused = new AbortController();
  await Promise.all([
    waitForApi(api, connection, AbortSignal.any([stopping, refused.signal])),
    waitForTelegram(bot, logger, stopping).catch((error: unknown) => {
      refused.abort();
      throw error;
    }),
  ]);
}

/** Waits for the API to be ready, but not for ever: the bot greets people without it too. */
async function waitForApi(api: Client, connection: ConnectionLog, stopping: AbortSignal) {
  const delays = backOff(250, 2000);
  const giveUpAt = Date.now() + apiPatience;
  while (!stopping.aborted && Date.now() < giveUpAt) {
    try {
      await api(getReady, {}, { signal: AbortSignal.timeout(3000) });
      connection.found();
      return;
    } catch (error) {
      connection.lost(error);
      await pause(delays.next(), stopping);
    }
  }
}

async function waitForTelegram(bot: Bot, logger: Logger, stopping: AbortSignal) {
  const connection = connectionLog('Telegram', logger);
  const delays = backOff();
  while (!stopping.aborted) {
    try {
      bot.botInfo = await bot.api.getMe(stopping as Parameters<typeof bot.api.getMe>[0]);
      connection.found();
      return;
    } catch (error) {
      if (error instanceof GrammyError && [401, 404].includes(error.error_code)) {
        throw unknownToken();
      }
      connection.lost(error);
      await pause(delays.next(), stopping);
    }
  }
}
