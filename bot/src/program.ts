import { setTimeout as delay } from 'node:timers/promises';
import { longestStop } from '@kollab/runtime/process';
import { currentRequestId } from '@kollab/runtime/request-id';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { runBot } from './run.ts';

/** A stop that takes too long is broken off. */
export async function start(interrupted: AbortSignal) {
  const config = readConfig(process.env);
  const mixin = () => ({ requestId: currentRequestId() });
  const logger = pino({ name: 'bot', level: config.logLevel, mixin });
  const bot = await runBot(config, logger, interrupted);
  return {
    async stop() {
      const given = delay(longestStop, 'broken off' as const, { ref: false });
      if ((await Promise.race([bot.stop(), given])) === 'broken off') {
        logger.warn('What was in hand is broken off; its leases run out by themselves');
        process.exit();
      }
      logger.info('The bot has stopped');
    },
  };
}
