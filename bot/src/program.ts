import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { describeFailure } from './platform/failure.ts';
import { currentRequestId } from './observability/work.ts';
import { runBot } from './run.ts';

/** Sooner than whoever asked it to stop loses patience, which is after ten seconds with Docker. */
const longestStop = 9000;

/** How long calls that nobody waits for may still take. */
const longestFarewell = 2000;

/** Runs the bot until it is interrupted; then, or when it cannot run, the process ends. */
export async function main(interrupted: AbortSignal): Promise<void> {
  try {
    await run(interrupted);
  } catch (error) {
    process.stderr.write(
      `${error instanceof ConfigError ? error.message : describeFailure(error)}\n`,
    );
    process.exit(1);
  }
}

async function run(interrupted: AbortSignal) {
  const config = readConfig();
  const mixin = () => ({ requestId: currentRequestId() });
  const logger = pino({ name: 'bot', level: config.logLevel, mixin });
  const bot = await runBot(config, logger, interrupted);
  if (!interrupted.aborted) {
    process.send?.('ready');
    // A process that is killed would not write it at its end.
    flushCompileCache();
    await once(interrupted, 'abort');
  }
  const given = delay(longestStop, 'broken off' as const, { ref: false });
  if ((await Promise.race([bot.stop(), given])) === 'broken off') {
    logger.warn('What was in hand is broken off; its leases run out by themselves');
    process.exit();
  }
  logger.info('The bot has stopped');
  process.channel?.unref();
  setTimeout(() => process.exit(), longestFarewell).unref();
}
