import { connectDatabase } from '@kollab/api/platform/database/connect';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  freePort,
  type Program,
  programOf,
  startTelegram,
  untilReady,
} from '#src/faults/processes.ts';
import { controlOf } from '#src/faults/telegram.ts';
import { openAddress } from './address.ts';
import { user, type Postgres } from './postgres.ts';
import { type Db, listPlaces, places, seedProjects, telegramIds } from './seed.ts';
import { botApiToken, botToken, unlimited, type World } from './world.ts';

/** Kollab as `npm start` runs it: API and bot below one program, with the embedded Postgres. */
export async function startOwnWorld(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-own-'));
  const closers: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  ];
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    // Root's Postgres runs as another user, who has to get in.
    await chmod(folder, 0o755);
    const data = join(folder, 'data');
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

    const logs = { api: join(folder, 'kollab.log'), bot: join(folder, 'kollab.log') };
    const environment = {
      ...unlimited,
      PORT: String(port),
      PUBLIC_URL: appUrl,
      DATA_DIR: data,
      BOT_TOKEN: botToken,
      BOT_API_TOKEN: botApiToken,
      TELEGRAM_API_ROOT: telegram.url,
      DELIVERIES_PER_SECOND: '300',
      LOG_LEVEL: 'error',
    };
    const whole = programOf('scripts/start.ts', environment, logs.api);
    closers.push(() => whole.stop());
    whole.start();
    const ready = () => untilReady(`${appUrl}/health/ready`);
    await ready();
    const primary = await embeddedIn(data);
    const withDb = async <T>(work: (db: Db) => Promise<T>) => {
      const db = connectDatabase({ url: primary.url(), onError: () => undefined, poolSize: 2 });
      try {
        return await work(db);
      } finally {
        await db.destroy();
      }
    };
    const seeded = await withDb(async (db) => {
      await seedProjects(db);
      return listPlaces(db);
    });
    const address = await openAddress(primary.port);
    closers.push(address.close);
    return {
      folder,
      uploads: join(data, 'uploads'),
      appUrl,
      api: supervised(data, 'api/src/main.ts'),
      bot: supervised(data, 'bot/src/main.ts'),
      logs,
      anotherBot: (told) => programOf('bot/src/main.ts', { ...environment, ...told }, logs.bot),
      address,
      control,
      places: seeded,
      primary: () => primary,
      usePrimary: () => undefined,
      withDb,
      ready,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A program that somebody else starts, and starts again. */
function supervised(data: string, file: string): Program {
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    const pid = await pidOf(data, file);
    if (pid === undefined) return null;
    process.kill(pid, signal);
    while ((await pidOf(data, file)) === pid) await delay(5);
    return null;
  };
  return {
    start: () => undefined,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
    assertRuns: () => undefined,
  };
}

/** The process of a program that `npm start` runs on a data folder. */
export async function pidOf(data: string, file: string): Promise<number | undefined> {
  const [starter] = (await readFile(join(data, 'kollab.lock'), 'utf8')).split(' ');
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const own = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const [pid] = own.find(([, parent, ...args]) => parent === starter && args.at(-1) === file) ?? [];
  return pid === undefined ? undefined : Number(pid);
}

async function embeddedIn(data: string): Promise<Postgres> {
  const read = (file: string) => readFile(join(data, file), 'utf8');
  const password = await read('postgres-password');
  const lock = async () => (await read('postgres/postmaster.pid')).split('\n').map(Number);
  const port = (await lock())[3] ?? 0;
  const end = async (signal: 'SIGKILL' | 'SIGINT') => process.kill((await lock())[0] ?? 0, signal);
  return {
    folder: { path: join(data, 'postgres'), password },
    port,
    url: (at = port) => `postgres://${user}:${password}@127.0.0.1:${at}/kollab`,
    start: () => Promise.resolve(),
    kill: async () => void (await end('SIGKILL')),
    stop: async () => void (await end('SIGINT')),
    isRunning: () => true,
  };
}
