import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SetupError } from '@kollab/runtime/setup-error';
import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './server.ts';

let dataDir: string;
let yesterday: EmbeddedPostgres;
beforeAll(async () => {
  dataDir = await temporaryFolder();
  yesterday = await startEmbeddedPostgres({ dataDir, settings });
  await query(yesterday.url, `create table notes as select 'Аня' as text`);
  await yesterday.stop();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Open to the server's user, so that the data stays inside. */
const temporaryFolder = () => scratchFolder('postgres');

const settings = { fsync: 'off' };

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function problemOf(folder: string) {
  try {
    await (await startEmbeddedPostgres({ dataDir: folder, settings })).stop();
    return 'none';
  } catch (error) {
    return error instanceof SetupError ? error.message : `not told: ${String(error)}`;
  }
}

test('yesterday’s data is there again', async () => {
  await expect(query(yesterday.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  const today = await startEmbeddedPostgres({ dataDir, settings });
  expect(await query(today.url, 'select text, lower(text) as small from notes')).toEqual([
    { text: 'Аня', small: 'аня' },
  ]);
  expect(await query(today.url, 'show listen_addresses')).toEqual([
    { listen_addresses: '127.0.0.1' },
  ]);
  await today.stop();
  await today.stop();
});

test('a server whose starter was killed is taken over', async () => {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./server.ts'))};
    const { url } = await startEmbeddedPostgres(${JSON.stringify({ dataDir, settings })});
    process.stdout.write(url);
    setInterval(() => undefined, 1000);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = (await once(starter.stdout, 'data')) as [Buffer];
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  const taken = await startEmbeddedPostgres({ dataDir, settings });
  expect(taken.url).toBe(printed.toString());
  expect(await query(taken.url, 'select text from notes')).toEqual([{ text: 'Аня' }]);
  await taken.stop();
  await expect(query(taken.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('a password nobody knows any more is told in one sentence', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'postgres'));
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n');
  expect(await problemOf(folder)).toMatch(/^\S+\/postgres-password is missing: [^\n]+\.$/);
  await rm(folder, { recursive: true });
});

test('a folder that holds something else is told in one sentence and left alone', async () => {
  const folder = await temporaryFolder();
  const place = join(folder, 'postgres');
  await mkdir(place);
  await writeFile(join(place, 'thesis.txt'), 'Введение');
  expect(await problemOf(folder)).toBe(
    `${await realpath(place)} is not a Postgres data folder: move it away to start afresh.`,
  );
  await writeFile(join(place, 'PG_VERSION'), '15\n');
  expect(await problemOf(folder)).toMatch(
    /holds data of Postgres 15, this is Postgres 18: move it away\.$/,
  );
  await rm(folder, { recursive: true });
});

test('a file in place of the folder is told in one sentence', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'postgres'), 'Введение');
  expect(await problemOf(folder)).toMatch(/^\S+ is not a Postgres data folder: [^\n]+\.$/);
  expect(await problemOf(join(folder, 'postgres'))).toMatch(/^[^\n]+\.$/);
  await rm(folder, { recursive: true });
});

function watch(postgres: EmbeddedPostgres, patience?: number) {
  const said: string[] = [];
  const watcher = {
    onLoss: () => void said.push('lost'),
    onReturn: () => void said.push('back'),
    onEnd: (problem: Error) => void said.push(problem.message),
  };
  postgres.keepAlive(watcher, patience);
  return said;
}

async function kill(folder: string) {
  const [pid] = (await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

test('a server that is killed is there again at its address, with what it had answered', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const said = watch(postgres);
  await query(postgres.url, 'create table answered (text text)');
  for (const time of [1, 2]) {
    await query(postgres.url, `insert into answered values ('${time}')`);
    await kill(dataDir);
    await expect.poll(() => said.length, { timeout: 30_000 }).toBe(2 * time);
  }
  expect(said).toEqual(['lost', 'back', 'lost', 'back']);
  expect(await query(postgres.url, 'select count(*)::int from answered')).toEqual([{ count: 2 }]);
  await postgres.stop();
  await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
  expect(said).toHaveLength(4);
});

test('one whose data is gone is told in one sentence, and left alone then', async () => {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings });
  const said = watch(postgres, 0);
  await rename(join(folder, 'postgres', 'global'), join(folder, 'gone'));
  await kill(folder);
  await expect.poll(() => said.length, { timeout: 30_000 }).toBe(2);
  expect(said).toEqual(['lost', expect.stringMatching(/^The database in \S+ did not start: .+$/)]);
  await postgres.stop();
  await rm(folder, { recursive: true });
});

test('called off in the middle of its first start, it leaves neither server nor half a database', async () => {
  const folder = await temporaryFolder();
  const interruption = new AbortController();
  const starting = startEmbeddedPostgres({ dataDir: folder, settings }, interruption.signal);
  await expect
    .poll(async () => (await readdir(folder)).some((name) => name.endsWith('.partial')), {
      interval: 5,
      timeout: 10_000,
    })
    .toBe(true);
  interruption.abort();
  await expect(starting).rejects.toThrow('abort');
  // Whoever comes too late to break it off finds a whole database, at rest.
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((name) => /\.partial|postmaster\.pid/.test(name))).toEqual([]);
  await rm(folder, { recursive: true });
});

test('damaged data is told in one sentence', async () => {
  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  await rename(control, `${control}.gone`);
  onTestFinished(() => rename(`${control}.gone`, control));
  expect(await problemOf(dataDir)).toMatch(/^The database in \S+ did not start: [^\n]+$/);
});
