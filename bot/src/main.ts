import { once } from 'node:events';
import { pino } from 'pino';
import { ConfigError, readConfig } from './config.ts';
import { describeFailure } from './failure.ts';
import { runBot } from './run.ts';

/** How long calls that nobody waits for may still take. */
const longestFarewell = 2000;

async function main() {
  const config = readConfig();
  const logger = pino({ name: 'bot', level: config.logLevel });
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort());
  }
  // Whoever started and watches us is gone.
  process.once('disconnect', () => interruption.abort());
  const interrupted = once(interruption.signal, 'abort');
  const bot = await runBot(config, logger, interruption.signal);
  await interrupted;
  await bot.stop();
  logger.info('The bot has stopped');
  setTimeout(() => process.exit(), longestFarewell).unref();
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : describeFailure(error)}\n`,
  );
  process.exitCode = 1;
});
