import { checkStores } from '@kollab/api/check-stores';
import { stopLeftover } from '@kollab/api/platform/embedded-postgres/leftover';
import { checkSettings } from './check-settings.ts';
import { checkToken } from './check-token.ts';
import { takeDataFolder } from './data-folder.ts';
import { portOf } from './ports.ts';
import { buildPages } from './run-build.ts';
import { randomSecret } from './secrets.ts';
import { type OnStop, supervise } from './supervise.ts';

/** Starts API and bot for a real Telegram. No sandbox code is loaded. */
export async function start(onStop: OnStop) {
  portOf('PORT', '3000');
  const secrets = { BOT_API_TOKEN: process.env.BOT_API_TOKEN || randomSecret() };
  const config = await checkSettings({ ...process.env, ...secrets });
  await takeDataFolder(config.dataDir, config.port, config.host, onStop);
  await Promise.all([
    checkToken(config),
    checkStores(config),
    buildPages({ webapp: 'webapp/dist' }, onStop).all,
  ]);
  const api = supervise('The API', 'api/src/main.ts', secrets);
  onStop(async () => {
    await api.stop();
    if (!config.databaseUrl) await stopLeftover(config.dataDir);
  });
  await api.ready;
  const bot = supervise('The bot', 'bot/src/main.ts', secrets);
  onStop(() => bot.stop());
  process.stdout.write(`Kollab runs at ${config.publicUrl}\n`);
  await bot.ready;
}
