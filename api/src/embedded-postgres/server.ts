import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { SetupError } from '#src/setup-error.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { serverUser } from './server-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Whether somebody else had started it: a product that runs, or one that was killed. */
  wasRunning: boolean;
  /** Calls back once when the server ends without having been stopped. */
  onLoss(callback: () => void): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Settings for `postgres -c`, by name. */
  settings?: Record<string, string>;
}

const startTimeout = 30_000;

/**
 * Runs the Postgres that comes with the npm packages on its own port of the loopback interface,
 * with its data in `<dataDir>/postgres`. A server left over by a killed process is taken over.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = await openDataFolder(binaries, options.dataDir);
  const running = await findRunning(folder);
  const server = running ?? (await launch(binaries, folder, options));
  const url = address(folder, server.port);
  try {
    await waitUntilReady(url, server);
    const watch = watchOver(server);
    return {
      url: await ensureDatabase(url),
      wasRunning: running !== undefined,
      onLoss: (callback) => watch.onLoss(callback),
      stop() {
        watch.end();
        return stop(server);
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

interface Server {
  pid: number;
  port: number;
  hasExited: () => boolean;
  folder: string;
  logPath?: string;
}

const address = (folder: DataFolder, port: number, database = 'postgres') =>
  `postgres://kollab:${folder.password}@127.0.0.1:${port}/${database}`;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const watchInterval = 500;

/** Looks after a server that may not be a child of ours. */
function watchOver(server: Server) {
  let callback = () => {};
  const timer = setInterval(() => {
    if (isAlive(server.pid) && !server.hasExited()) return;
    clearInterval(timer);
    callback();
  }, watchInterval).unref();
  return {
    onLoss(told: () => void) {
      callback = told;
    },
    end: () => clearInterval(timer),
  };
}

async function findRunning(folder: DataFolder): Promise<Server | undefined> {
  const content = await readFile(join(folder.path, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = content.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (!pid || !port || !isAlive(pid)) return undefined;
  const answers = await connects(address(folder, port));
  return answers ? { pid, port, folder: folder.path, hasExited: () => !isAlive(pid) } : undefined;
}

async function launch(
  binaries: Binaries,
  folder: DataFolder,
  { dataDir, settings }: EmbeddedOptions,
): Promise<Server> {
  const port = await freePort();
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const flags = Object.entries({ ...settings, ...fixed }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const logPath = join(dataDir, 'postgres.log');
  const log = await open(logPath, 'a', 0o600);
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
  return {
    pid: child.pid,
    port,
    folder: folder.path,
    logPath,
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
  };
}

async function connects(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function waitUntilReady(url: string, server: Server) {
  const deadline = Date.now() + startTimeout;
  while (!(await connects(url))) {
    if (server.hasExited() || Date.now() > deadline) {
      const log = server.logPath ? await readFile(server.logPath, 'utf8').catch(() => '') : '';
      const told = log
        .trim()
        .split('\n')
        .findLast((text) => /FATAL|ERROR|PANIC/.test(text));
      throw new SetupError(
        `The database in ${server.folder} did not start: ${told ?? `see ${server.logPath}`}. Move the folder away to start afresh.`,
      );
    }
    await delay(40);
  }
}

/** Creates the database once and makes sure that it knows Cyrillic letters. */
async function ensureDatabase(url: string) {
  const target = url.replace(/\/postgres$/, '/kollab');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const found = await admin.query(`select 1 from pg_database where datname = 'kollab'`);
  if (found.rowCount === 0) await admin.query('create database kollab');
  await admin.end();
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  await client.query('create extension if not exists pg_trgm');
  const { rows } = await client.query<{ known: boolean }>(
    `select cardinality(show_trgm('Иван')) > 0 as known`,
  );
  await client.end();
  if (!rows[0]?.known) throw new SetupError('The database does not know Cyrillic letters.');
  return target;
}

async function stop(server: Server) {
  if (server.hasExited() || !isAlive(server.pid)) return;
  process.kill(server.pid, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (isAlive(server.pid) && !server.hasExited()) {
    if (Date.now() > deadline) process.kill(server.pid, 'SIGQUIT');
    await delay(20);
  }
}

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}
