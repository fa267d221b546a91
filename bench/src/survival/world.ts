import { connectDatabase } from '@kollab/api/platform/database/connect';
import { migrateToLatest } from '@kollab/api/platform/database/migrate';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freePort,
  type Program,
  programOf,
  startTelegram,
  untilReady,
} from '#src/faults/processes.ts';
import { type Control, controlOf } from '#src/faults/telegram.ts';
import { type Address, openAddress } from './address.ts';
import { makeDatabase, type Postgres, postgresIn } from './postgres.ts';
import { type Db, listPlaces, type Place, places, seedProjects, telegramIds } from './seed.ts';

export const botToken = '123456789:faults-token-of-the-emulator';
export const botApiToken = 'x'.repeat(32);

/** Kollab as it runs for real, in processes of its own, with Postgres behind an address. */
export interface World {
  folder: string;
  uploads: string;
  appUrl: string;
  api: Program;
  bot: Program;
  /** The files of what API and bot say. */
  logs: { api: string; bot: string };
  /** A bot that is told otherwise where things are; not yet started. */
  anotherBot: (environment: Record<string, string>) => Program;
  address: Address;
  control: Control;
  places: readonly Place[];
  /** The server that is the primary now. */
  primary: () => Postgres;
  usePrimary: (postgres: Postgres) => void;
  /** Works on the primary, whatever the address leads to. */
  withDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  ready: () => Promise<void>;
  close: () => Promise<void>;
}

const plenty = '1000000';
/** Nobody in these worlds is held up for being eager. */
export const unlimited = Object.fromEntries(
  ['DAILY_APPLICATIONS', 'DAILY_PROJECTS', 'DAILY_EDITS', 'HOURLY_FOLLOWS']
    .concat(['REQUESTS_PER_MINUTE', 'REQUESTS_PER_MINUTE_ADDRESS'])
    .map((name) => [name, plenty]),
);

/** Starts Postgres, Telegram's emulator, the API and the bot; `disk` is where Postgres keeps data. */
export async function startWorld(disk?: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-survival-'));
  const closers: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    // Root's Postgres runs as another user, who has to get in.
    await chmod(folder, 0o755);
    const home = disk ?? join(folder, 'database');
    await mkdir(home, { recursive: true });
    let primary = await postgresIn(home, { wal_keep_size: '512MB', max_connections: '100' });
    const servers = new Set([primary]);
    closers.push(async () => {
      for (const server of servers) await server.kill();
    });
    await primary.start();
    await makeDatabase(primary);
    const withDb = async <T>(work: (db: Db) => Promise<T>) => {
      const db = connectDatabase({ url: primary.url(), onError: () => undefined, poolSize: 2 });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    };
    const seeded = await withDb(async (db) => {
      await migrateToLatest(db);
      await seedProjects(db);
      return listPlaces(db);
    });

    const address = await openAddress(primary.port);
    closers.push(address.close);
    const port = await freePort();
    const appUrl = `http://127.0.0.1:${port}`;
    const telegram = await startTelegram({
      SANDBOX_PORT: '0',
      DATA_DIR: join(folder, 'telegram'),
      BOT_TOKEN: botToken,
      APP_URL: appUrl,
    });
    closers.push(telegram.stop);
    const control = controlOf(telegram.url);
    await control.addPeople(telegramIds.owner(0), places, false);
    await control.addPeople(telegramIds.guest(0), places, false);
    await control.pace(300, 20);

    const environment = {
      ...unlimited,
      PORT: String(port),
      PUBLIC_URL: appUrl,
      API_URL: appUrl,
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: primary.url(address.port),
      BOT_TOKEN: botToken,
      BOT_API_TOKEN: botApiToken,
      TELEGRAM_API_ROOT: telegram.url,
      DELIVERIES_PER_SECOND: '300',
      LOG_LEVEL: 'error',
    };
    const logs = { api: join(folder, 'api.log'), bot: join(folder, 'bot.log') };
    const api = programOf('api/src/main.ts', environment, logs.api);
    const bot = programOf('bot/src/main.ts', environment, logs.bot);
    closers.push(() => api.kill());
    closers.push(() => bot.kill());
    const ready = () => untilReady(`${appUrl}/health/ready`);
    api.start();
    await ready();
    bot.start();
    return {
      folder,
      uploads: join(folder, 'data', 'uploads'),
      appUrl,
      api,
      bot,
      logs,
      anotherBot: (told) => programOf('bot/src/main.ts', { ...environment, ...told }, logs.bot),
      address,
      control,
      places: seeded,
      primary: () => primary,
      usePrimary(postgres) {
        primary = postgres;
        servers.add(postgres);
      },
      withDb,
      ready,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
