import { isAlive } from '@kollab/runtime/is-alive';
import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SetupError } from '@kollab/runtime/setup-error';
import type { Binaries } from './binaries.ts';
import type { DataFolder } from './data-folder.ts';
import { serverUser } from './server-user.ts';

export interface Server {
  pid: number;
  port: number;
  folder: DataFolder;
  hasEnded: () => boolean;
  logPath?: string;
}

const startTimeout = 30_000;

export const address = ({ folder, port }: Pick<Server, 'folder' | 'port'>, database = 'postgres') =>
  `postgres://kollab:${folder.password}@127.0.0.1:${port}/${database}`;

export async function findRunning(folder: DataFolder): Promise<Server | undefined> {
  const content = await readFile(join(folder.path, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return undefined;
  const server = { pid, port, folder, hasEnded: () => !isAlive(pid) };
  const answer = await connect(address(server));
  return ['ready', cannotConnectNow].includes(answer) ? server : undefined;
}

interface Launch {
  binaries: Binaries;
  folder: DataFolder;
  dataDir: string;
  port: number;
  settings: Record<string, string> | undefined;
}

/** It may end at once, and accepts connections later. Throws a `SetupError`. */
export async function launch({ binaries, folder, dataDir, port, settings }: Launch) {
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const flags = Object.entries({ ...settings, ...fixed }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const logPath = join(dataDir, 'postgres.log');
  const log = await open(logPath, 'a', 0o600).catch((error: Error) => {
    throw new SetupError(`DATA_DIR cannot be used: ${error.message}.`);
  });
  const child = spawn(binaries.postgres, ['-D', folder.path, ...flags], {
    ...serverUser(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  child.on('error', () => undefined);
  child.unref();
  if (child.pid === undefined) throw new SetupError(`${binaries.postgres} could not be run.`);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return { pid: child.pid, port, folder, logPath, hasEnded } satisfies Server;
}

/** A server that starts or recovers. */
const cannotConnectNow = '57P03';

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return 'ready';
  } catch (error) {
    return (error as { code?: string }).code ?? '';
  }
}

/** Throws a `SetupError`; the reason when interrupted. */
export async function waitUntilReady(server: Server, interrupted?: AbortSignal) {
  const deadline = Date.now() + startTimeout;
  while ((await connect(address(server))) !== 'ready') {
    interrupted?.throwIfAborted();
    if (server.hasEnded() || Date.now() > deadline) throw await problemOf(server);
    await delay(40);
  }
}

async function problemOf({ folder, logPath }: Server) {
  const log = logPath ? await readFile(logPath, 'utf8').catch(() => '') : '';
  const told = log
    .trim()
    .split('\n')
    .findLast((text) => /FATAL|ERROR|PANIC/.test(text));
  return new SetupError(
    `The database in ${folder.path} did not start: ${told ?? `see ${logPath}`}. Move the folder away to start afresh.`,
  );
}

export async function stop(server: Server) {
  const isGone = () => server.hasEnded() || !isAlive(server.pid);
  if (isGone()) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (!isGone()) {
    if (Date.now() > deadline) process.kill(server.pid, 'SIGQUIT');
    await delay(20);
  }
}
