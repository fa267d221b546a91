import { connectDatabase } from '@kollab/api/platform/database/connect';
import { migrateToLatest } from '@kollab/api/platform/database/migrate';
import { initData } from '@kollab/api/test/init-data';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import pg from 'pg';
import { type Server, startKollab } from '#src/api/servers.ts';
import { reads } from './reads.ts';
import { adminId, type Sample, takeSamples } from './samples.ts';
import { seed } from './seed.ts';

const botToken = '7000000000:bench-token';

/** A database with so many people, and the API before it. */
export interface Town {
  people: number;
  url: string;
  environment: Record<string, string>;
  server: Server;
  samples: Sample[];
  /** Asks its database what it was asked. */
  statements: pg.Client;
  close: () => Promise<void>;
}

export interface Shot {
  url: string;
  headers: Record<string, string>;
}

/** What an API of a town is started with. */
export const environmentOf = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  BOT_TOKEN: botToken,
  BOT_API_TOKEN: 'bench-bot-api-token-of-32-characters',
  ADMIN_TELEGRAM_IDS: String(adminId),
  REQUESTS_PER_MINUTE: '999999999',
  REQUESTS_PER_MINUTE_ADDRESS: '999999999',
  LOG_LEVEL: 'silent',
  TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
});

export function freePort() {
  return new Promise<string>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address();
      probe.close(() => resolve(String(typeof bound === 'object' && bound ? bound.port : 0)));
    });
  });
}

/** Makes a database with so many people on a server. Answers its address. */
export async function createTown(serverUrl: string, people: number) {
  const name = `town_${people}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
  await migrateToLatest(db);
  await db.destroy();
  await seed(url, people);
  return url;
}

/** Starts the API before a town. */
export async function openTown(url: string, dataDir: string, people: number): Promise<Town> {
  const samples = await takeSamples(url);
  const environment = environmentOf(url, dataDir);
  const server = await startKollab({ ...environment, PORT: await freePort() });
  const statements = new pg.Client({ connectionString: url });
  await statements.connect();
  const close = async () => {
    server.stop();
    await statements.end();
  };
  return { people, url, environment, server, samples, statements, close };
}

const signatures = new Map<number, string>();

function signatureOf(telegramId: number) {
  const known = signatures.get(telegramId) ?? initData({ telegramId }, new Date(), botToken);
  signatures.set(telegramId, known);
  return known;
}

/** The requests of one read, about somebody else each time. */
export function shotsOf(
  { server, samples }: Pick<Town, 'server' | 'samples'>,
  name: string,
): Shot[] {
  const make = reads[name];
  if (!make) throw new Error(`There is no read ${name}.`);
  return samples.map((sample) => {
    const { path, as } = make(sample);
    const headers: Record<string, string> =
      as === undefined ? {} : { authorization: `tma ${signatureOf(as)}` };
    return { url: server.address + path, headers };
  });
}

/** Milliseconds of CPU a process has taken; 0 where that cannot be read. */
export async function cpuOf(pid: number) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  return ticks * 10;
}
