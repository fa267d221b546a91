import { buildWebapp } from './build-webapp.ts';
import { takeDataFolder } from './data-folder.ts';
import { assertFree, portOf } from './ports.ts';
import { randomSecret } from './secrets.ts';
import { type OnStop, supervise, untilReady } from './supervise.ts';

/** Starts API and bot for a real Telegram. No sandbox code is loaded. */
export async function start(onStop: OnStop) {
  const { PUBLIC_URL, TELEGRAM_API_ROOT } = process.env;
  const port = portOf('PORT', '3000');
  const host = process.env.HOST || '127.0.0.1';
  await assertFree('PORT', port, host);
  if (!PUBLIC_URL && !TELEGRAM_API_ROOT) {
    throw new Error(
      'PUBLIC_URL is missing: it is the https address people open, such as https://kollab.example.',
    );
  }
  await takeDataFolder(process.env.DATA_DIR || '.data', port, host, onStop);
  const secrets = { BOT_API_TOKEN: process.env.BOT_API_TOKEN || randomSecret() };
  await buildWebapp('webapp/dist');
  const api = supervise('The API', 'api/src/main.ts', secrets);
  onStop(() => api.stop());
  await Promise.race([untilReady(`http://127.0.0.1:${port}/health/ready`), api.failed]);
  api.markReady();
  const bot = supervise('The bot', 'bot/src/main.ts', secrets);
  onStop(() => bot.stop());
  bot.markReady();
  process.stdout.write(`Kollab runs at ${PUBLIC_URL ?? `http://127.0.0.1:${port}`}\n`);
}
