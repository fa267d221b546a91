import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { buildInFolder } from '#src/kit/folder.ts';
import { type Postgres, user } from '#src/kit/postgres.ts';
import { type Program, programOf } from '#src/kit/processes.ts';
import { seedBehindAddress, startGround, type World } from './world.ts';

export const startOwnWorld = () =>
  buildInFolder('faults-own', async (folder): Promise<Omit<World, 'close'>> => {
    const { data, environment, world } = await startGround(folder);
    const log = join(folder.path, 'kollab.log');
    const whole = programOf('scripts/start.ts', environment, log);
    folder.onClose(() => whole.stop());
    whole.start();
    await world.ready();
    const primary = await embeddedIn(data);
    const bot = supervised(data, 'bot/src/main.ts');
    return {
      ...world,
      ...(await seedBehindAddress(folder, { control: world.control, primary: () => primary })),
      api: supervised(data, 'api/src/main.ts'),
      bots: [bot],
      bot,
      logs: { api: log, bot: log },
      anotherBot: (told) => programOf('bot/src/main.ts', { ...environment, ...told }, log),
      usePrimary: () => undefined,
    };
  });

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
