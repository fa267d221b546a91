import { type Config, readConfig as readApiConfig } from '@kollab/api/platform/config/config';
import { readConfig as readBotConfig } from '@kollab/bot/config';
import { assertFree } from './ports.ts';

type Environment = Record<string, string | undefined>;

/**
 * Reads the settings as API and bot will, before anything is started, and looks whether their ports
 * are free. Answers the API's settings; throws a sentence that names the variable to mend.
 */
export async function checkSettings(environment: Environment): Promise<Config> {
  const config = readApiConfig(environment);
  const { port, host, metrics } = config;
  const bot = readBotConfig(environment);
  const places = [
    { name: 'PORT', port, host },
    ...(metrics ? [{ name: 'METRICS_PORT', ...metrics }] : []),
    ...(bot.metrics ? [{ name: 'BOT_METRICS_PORT', ...bot.metrics }] : []),
    ...(bot.webhook ? [{ name: 'WEBHOOK_PORT', port: bot.webhook.port, host: '::' }] : []),
  ];
  assertDifferent(places);
  for (const place of places) await assertFree(place.name, place.port, place.host);
  return config;
}

export function assertDifferent(places: readonly { name: string; port: number }[]) {
  for (const [index, { name, port }] of places.entries()) {
    const other = places.slice(0, index).find((place) => place.port === port);
    if (other) {
      throw new Error(`${other.name} and ${name} are the same: set one of them to another.`);
    }
  }
}
