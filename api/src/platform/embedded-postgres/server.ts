import pg from 'pg';
import { SetupError } from '@kollab/runtime/setup-error';
import { findBinaries } from './binaries.ts';
import { openDataFolder } from './data-folder.ts';
import { freePort } from '@kollab/runtime/free-port';
import { address, findRunning, launch, stop, waitUntilReady } from './process.ts';
import { keepAlive, longestRevival, type Watcher } from './revive.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Whether somebody else had started it: a product that runs, or one that was killed. */
  wasRunning: boolean;
  keepAlive(watcher: Watcher, patience?: number): void;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  settings?: Record<string, string>;
}

/**
 * Runs the Postgres that comes with the npm packages on its own port of the loopback interface,
 * with its data in `<dataDir>/postgres`. A server left over by a killed process is taken over.
 * Throws a `SetupError`; what was begun is undone when interrupted.
 */
export async function startEmbeddedPostgres(
  { dataDir, settings }: EmbeddedOptions,
  interrupted?: AbortSignal,
): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const folder = await openDataFolder(binaries, dataDir, interrupted);
  interrupted?.throwIfAborted();
  const running = await findRunning(folder);
  const launchAt = (port: number) => launch({ binaries, folder, dataDir, port, settings });
  let server = running ?? (await launchAt(await freePort()));
  const over = new AbortController();
  let keeping: Promise<void> | undefined;
  try {
    await waitUntilReady(server, interrupted);
    return {
      url: await ensureDatabase(address(server)),
      wasRunning: running !== undefined,
      keepAlive(watcher, patience = longestRevival) {
        keeping ??= keepAlive({
          current: () => server,
          async startAgain() {
            server = await launchAt(server.port);
            try {
              await waitUntilReady(server, over.signal);
            } catch (error) {
              await stop(server);
              throw error;
            }
          },
          watcher,
          patience,
          over: over.signal,
        });
      },
      async stop() {
        over.abort();
        await keeping;
        await stop(server);
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

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
