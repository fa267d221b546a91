import { checkStores } from '@kollab/api/check-stores';
import { stopLeftover } from '@kollab/api/platform/embedded-postgres/leftover';
import { freePort } from '@kollab/runtime/free-port';
import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import {
  seedDemo,
  startDemoChats,
  startSandbox,
  hasPast,
  loadWorld,
  type World,
} from '@kollab/sandbox';
import { join, resolve } from 'node:path';
import { assertDifferent, checkSettings } from './check-settings.ts';
import { takeDataFolder } from './data-folder.ts';
import { seedPast } from './seed-past.ts';
import { assertFree, portOf } from './ports.ts';
import { randomSecret, sandboxBotToken } from './secrets.ts';
import { buildPages } from './run-build.ts';
import { type OnStop, supervise } from './supervise.ts';

/**
 * Starts everything on this machine: a local Telegram, the product, and people to try it as. In
 * `dev` pages are served from their sources, and API and bot start again whenever theirs change.
 */
export async function start(onStop: OnStop, { dev = false } = {}) {
  const port = portOf('PORT', '3000');
  const sandboxPort = portOf('SANDBOX_PORT', '3100');
  const host = process.env.HOST || '127.0.0.1';
  const dataDir = resolve(process.env.DATA_DIR || '.data');
  const webappDir = join(dataDir, 'webapp');
  const publicUrl = process.env.PUBLIC_URL || `http://127.0.0.1:${port}`;
  if (!URL.canParse(publicUrl) || !/^https?:/.test(publicUrl)) {
    throw new Error(`PUBLIC_URL is not valid: it is an address such as http://127.0.0.1:${port}.`);
  }
  assertDifferent([
    { name: 'PORT', port },
    { name: 'SANDBOX_PORT', port: sandboxPort },
  ]);
  const world = loadWorld(process.env.DEMO_DATA || undefined);
  const secrets = { BOT_API_TOKEN: process.env.BOT_API_TOKEN || randomSecret() };
  const config = await checkSettings({ ...process.env, ...secrets, ...anyTelegram });
  await assertFree('SANDBOX_PORT', sandboxPort, host);
  await takeDataFolder(dataDir, port, host, onStop);
  const botToken = await sandboxBotToken(dataDir);

  const clientDir = join(dataDir, 'client');
  await checkStores(config);
  const building = dev ? undefined : buildPages({ webapp: webappDir, sandbox: clientDir }, onStop);
  await building?.sandboxPage;
  const sandbox = await startSandbox({
    port: sandboxPort,
    host,
    dataDir,
    clientDir,
    fromSources: dev,
    appUrl: publicUrl,
    botToken,
    people: world.people,
    ...(process.env.MODERATORS_CHAT_ID && {
      moderatorsChatId: Number(process.env.MODERATORS_CHAT_ID),
    }),
  });
  onStop(() => sandbox.close());
  const telegramOrigin = new URL(sandbox.url).origin;
  const apiPort = dev ? await freePort() : port;
  const apiUrl = `http://127.0.0.1:${apiPort}`;

  const environment = {
    PORT: String(apiPort),
    HOST: host,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    BOT_TOKEN: botToken,
    ...secrets,
    TELEGRAM_API_ROOT: sandbox.telegramApiRoot,
    TELEGRAM_WEB_ORIGIN: telegramOrigin,
    ADMIN_TELEGRAM_IDS: process.env.ADMIN_TELEGRAM_IDS || adminsOf(world),
    WEBAPP_DIR: webappDir,
    LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    API_URL: apiUrl,
    // It outlives an API that starts again.
    ...(dev && !config.databaseUrl && { DATABASE_URL: await startDatabase(dataDir, onStop) }),
  };
  const demo = { sandboxUrl: sandbox.url, world };
  const [wasFirst] = await Promise.all([
    hasPast(world) && seedPast(demo, environment, onStop),
    building?.all,
  ]);
  const api = supervise('The API', 'api/src/main.ts', environment, { watches: dev });
  onStop(async () => {
    await api.stop();
    if (!config.databaseUrl) await stopLeftover(config.dataDir);
  });
  await api.ready;
  if (dev) {
    const { serveWebapp } = await import('./serve-webapp.ts');
    const { botUsername } = sandbox;
    const webapp = await serveWebapp({
      port,
      host,
      publicUrl,
      apiUrl,
      telegramOrigin,
      botUsername,
      accent: config.accent,
    });
    onStop(() => webapp.close());
  }
  const isFirst = wasFirst || (await seedDemo({ ...demo, apiUrl }));
  const bot = supervise('The bot', 'bot/src/main.ts', environment, { watches: dev });
  onStop(() => bot.stop());
  if (isFirst) await startDemoChats(sandbox.url, world);
  process.stdout.write(welcome(sandbox.url, world));
  await bot.ready;
}

async function startDatabase(dataDir: string, onStop: OnStop) {
  const stopping = new AbortController();
  const starting = startEmbeddedPostgres({ dataDir }, stopping.signal);
  onStop(() => {
    stopping.abort();
    return starting.then(
      (database) => database.stop(),
      () => undefined,
    );
  });
  return (await starting).url;
}

/** The sandbox's own is not there yet. */
const anyTelegram = { BOT_TOKEN: '1:sandbox', TELEGRAM_API_ROOT: 'http://127.0.0.1' };

const adminsOf = ({ people }: World) =>
  people
    .filter(({ role }) => role === 'admin')
    .map(({ telegramId }) => telegramId)
    .join(',');

const nameOf = (person: World['people'][number] | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

const welcome = (url: string, { people }: World) => {
  const newcomer = people.find(({ role }) => role === 'newcomer') ?? people[0];
  const moderator = people.find(({ role }) => role === 'moderator');
  return `
Kollab is ready: ${url}

  1. Choose ${newcomer?.firstName}. Send /start to the bot and open the mini-app with its button.
  2. Edit the profile, change the status and send it to moderation.
  3. Switch to ${nameOf(moderator)}, a moderator: a card waits in that chat.

Ctrl-C stops everything; what you did is kept in ${process.env.DATA_DIR || '.data'}.
`;
};
