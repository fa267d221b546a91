import { freePort } from '@kollab/runtime/free-port';
import { migrateToLatest } from '@kollab/api/platform/database/migration/migrate';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentOf } from '#src/kit/environment.ts';
import { buildInFolder, type Closable, type Folder } from '#src/kit/folder.ts';
import {
  type Db,
  makeDatabase,
  type Postgres,
  postgresIn,
  type Settings,
  withDb,
} from '#src/kit/postgres.ts';
import { type Environment, type Program, programOf, untilReady } from '#src/kit/processes.ts';
import { type Control, startTelegram } from '#src/kit/telegram.ts';
import { type Address, openAddress } from './address.ts';
import { listPlaces, type Place, places, seedOwners, telegramIds } from './seed.ts';

/** As it runs for real: in processes of its own, with Postgres behind an address. */
export interface World extends Closable {
  folder: string;
  uploads: string;
  appUrl: string;
  api: Program;
  bots: readonly Program[];
  bot: Program;
  logs: { api: string; bot: string };
  /** A bot that is told otherwise where things are; not yet started. */
  anotherBot: (environment: Environment) => Program;
  address: Address;
  control: Control;
  places: readonly Place[];
  primary: () => Postgres;
  usePrimary: (postgres: Postgres) => void;
  /** Works on the primary, whatever the address leads to. */
  withDb: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Sets the clock of the API and the bots, while they run, so many minutes off. */
  setClock: (minutes: number) => Promise<void>;
  ready: () => Promise<void>;
}

/** Telegram as it is while nothing is done to it: messages a second, milliseconds to an answer. */
export const calm = { rate: 300, latency: 20 };

export type Seed = (db: Db, control: Control) => Promise<unknown>;

const seedPlaces: Seed = async (db, control) => {
  await seedOwners(db, places);
  await control.addPeople(telegramIds.owner(0), places, false);
  await control.addPeople(telegramIds.guest(0), places, false);
};

export async function startGround(folder: Folder, { rate, latency } = calm) {
  const port = String(await freePort());
  const appUrl = `http://127.0.0.1:${port}`;
  const { url, control } = await startTelegram(folder, appUrl);
  await control.pace(rate, latency);
  const data = join(folder.path, 'data');
  const clock = join(folder.path, 'clock');
  await writeFile(clock, '0');
  const environment: Environment = environmentOf(data, {
    PORT: port,
    PUBLIC_URL: appUrl,
    TELEGRAM_API_ROOT: url,
    DELIVERIES_PER_SECOND: String(rate),
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import ${new URL('./shifted-clock.ts', import.meta.url).href}`,
    CLOCK_OFF_BY: clock,
  });
  return {
    data,
    environment,
    world: {
      folder: folder.path,
      uploads: join(data, 'uploads'),
      appUrl,
      control,
      async setClock(minutes: number) {
        await writeFile(`${clock}.next`, String(minutes * 60_000));
        await rename(`${clock}.next`, clock);
      },
      ready: () => untilReady(`${appUrl}/health/ready`),
    },
  };
}

export async function seedBehindAddress(
  folder: Folder,
  { control, primary, seed = seedPlaces }: Pick<World, 'control' | 'primary'> & { seed?: Seed },
) {
  const onPrimary: World['withDb'] = (work) => withDb(primary().url(), work);
  const seeded = await onPrimary(async (db) => {
    await seed(db, control);
    return listPlaces(db);
  });
  const address = await openAddress(primary().port);
  folder.onClose(address.close);
  return { withDb: onPrimary, places: seeded, address, primary };
}

interface WorldOptions {
  /** Where Postgres keeps its data, where that is not in the world's own folder. */
  disk?: string;
  settings?: Settings;
  pace?: typeof calm;
  seed?: Seed;
  bots?: number;
}

export const startWorld = ({ disk, settings, pace, seed, bots: count = 1 }: WorldOptions = {}) =>
  buildInFolder('faults', async (folder): Promise<Omit<World, 'close'>> => {
    const home = disk ?? join(folder.path, 'database');
    await mkdir(home, { recursive: true });
    const usual = { wal_keep_size: '512MB', max_connections: '100' };
    let primary = await postgresIn(home, { ...usual, ...settings });
    const servers = new Set([primary]);
    folder.onClose(() => Promise.all([...servers].map((server) => server.kill())));
    await primary.start();
    await makeDatabase(primary);
    await withDb(primary.url(), migrateToLatest);

    const { environment, world } = await startGround(folder, pace);
    const { control, appUrl, ready } = world;
    const database = { control, primary: () => primary, ...(seed && { seed }) };
    const seeded = await seedBehindAddress(folder, database);
    const told = {
      ...environment,
      API_URL: appUrl,
      DATABASE_URL: primary.url(seeded.address.port),
    };
    const logs = { api: join(folder.path, 'api.log'), bot: join(folder.path, 'bot.log') };
    const api = programOf('api/src/main.ts', told, logs.api);
    const anotherBot: World['anotherBot'] = (given) =>
      programOf('bot/src/main.ts', { ...told, ...given }, logs.bot);
    const bot = anotherBot({});
    const bots = [bot, ...Array.from({ length: count - 1 }, () => anotherBot({}))];
    folder.onClose(() => Promise.all([api, ...bots].map((program) => program.kill())));
    api.start();
    await ready();
    for (const one of bots) one.start();
    return {
      ...world,
      ...seeded,
      api,
      bots,
      bot,
      logs,
      anotherBot,
      usePrimary(postgres) {
        primary = postgres;
        servers.add(postgres);
      },
    };
  });
