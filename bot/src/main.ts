import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { describeFailure } from './failure.ts';
import { currentRequestId } from './observability/work.ts';
import { runBot } from './run.ts';

/** Sooner than whoever asked it to stop loses patience, which is after ten seconds with Docker. */
const longestStop = 9000;

/** How long calls that nobody waits for may still take. */
const longestFarewell = 2000;

async function main() {
  const config = readConfig();
  const mixin = () => ({ requestId: currentRequestId() });
  const logger = pino({ name: 'bot', level: config.logLevel, mixin });
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort());
  }
  // Whoever started and watches us is gone.
  process.once('disconnect', () => interruption.abort());
  const interrupted = once(interruption.signal, 'abort');
  const bot = await runBot(config, logger, interruption.signal);
  await interrupted;
  const given = delay(longestStop, 'broken off' as const, { ref: false });
  if ((await Promise.race([bot.stop(), given])) === 'broken off') {
    logger.warn('What was in hand is broken off; its leases run out by themselves');
    process.exit();
  }
  logger.info('The bot has stopped');
  setTimeout(() => process.exit(), longestFarewell).unref();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : describeFailure(error)}\n`,
  );
  process.exitCode = 1;
});
