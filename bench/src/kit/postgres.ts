import { connectDatabase, type DatabaseOptions } from '@kollab/api/platform/database/connect';
import { findBinaries } from '@kollab/api/platform/embedded-postgres/binaries';
import {
  type DataFolder,
  openDataFolder,
} from '@kollab/api/platform/embedded-postgres/data-folder';
import { startEmbeddedPostgres } from '@kollab/api/platform/embedded-postgres/server';
import { serverUser } from '@kollab/api/platform/embedded-postgres/server-user';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Folder } from './folder.ts';
import { freePort } from '@kollab/runtime/free-port';

export type Settings = Record<string, string>;
export type Db = ReturnType<typeof connectDatabase>;

const everything = 60 * 60_000;

/** Where much is written at once: statements may take as long as they do. */
const patience: Partial<DatabaseOptions> = {
  answerWithin: everything,
  async onConnect(client) {
    await client.query('set statement_timeout = 0');
    await client.query('set idle_in_transaction_session_timeout = 0');
  },
};

export async function withDb<T>(
  url: string,
  work: (db: Db) => Promise<T>,
  { isPatient = false } = {},
): Promise<T> {
  const options = { url, onError: () => undefined, poolSize: 2 };
  const db = connectDatabase({ ...options, ...(isPatient && patience) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

export async function startPostgres(folder: Folder, settings: Settings): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, settings });
  folder.onClose(() => postgres.stop());
  return postgres.url;
}

/** The process of the Postgres that `startPostgres` started in a folder: all others are its children. */
export async function postmasterIn(folder: Folder): Promise<number> {
  return Number.parseInt(await readFile(join(folder.path, 'postgres/postmaster.pid'), 'utf8'), 10);
}

export interface Postgres {
  folder: DataFolder;
  port: number;
  url(port?: number): string;
  /** Starts it, again and again until it accepts connections. Throws after half a minute. */
  start(): Promise<void>;
  /** Ends the server without a word to anybody; what belongs to it ends when it notices. */
  kill(): Promise<void>;
  /** Ends it as `pg_ctl stop -m fast` does. */
  stop(): Promise<void>;
  isRunning(): boolean;
}

export const user = 'kollab';

export async function postgresIn(dataDir: string, settings: Settings = {}): Promise<Postgres> {
  const { postgres: binary } = await findBinaries();
  const folder = await openDataFolder(await findBinaries(), dataDir);
  const port = await freePort();
  const fixed = { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) };
  const flags = Object.entries({ ...settings, ...fixed }).flatMap(([k, v]) => ['-c', `${k}=${v}`]);
  const url = (at = port) => `postgres://${user}:${folder.password}@127.0.0.1:${at}/kollab`;
  let child: ChildProcess | undefined;
  const isRunning = () => !!child && child.exitCode === null && child.signalCode === null;

  async function launch() {
    const log = await open(join(dataDir, 'postgres.log'), 'a');
    child = spawn(binary, ['-D', folder.path, ...flags], {
      ...serverUser(),
      cwd: '/',
      stdio: ['ignore', log.fd, log.fd],
    });
    child.on('error', () => undefined);
    await log.close();
  }

  async function end(signal: 'SIGINT' | 'SIGKILL') {
    if (!child || !isRunning()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  return {
    folder,
    port,
    url,
    isRunning,
    async start() {
      for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(50)) {
        // Children of a killed server hold its memory for a moment: then it ends at once.
        if (!isRunning()) await launch();
        if (await accepts(url().replace(/\w+$/, 'postgres'))) return;
      }
      throw new Error('Postgres did not start.');
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  };
}

/** Runs statements on a connection of their own; answers the last one's rows. */
export async function ask<Row extends pg.QueryResultRow>(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

const accepts = (url: string) =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

export async function makeDatabase(postgres: Postgres) {
  await ask(postgres.url().replace(/\w+$/, 'postgres'), 'create database kollab');
}
