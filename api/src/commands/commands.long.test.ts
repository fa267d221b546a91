import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { sql } from 'kysely';
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '#src/platform/backup/backup.service.ts';
import { verifyArchive } from '#src/platform/backup/verify.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { startEmbeddedPostgres } from '#src/platform/embedded-postgres/server.ts';
import { openFiles } from '#src/platform/files/files.ts';
import { fillTables } from '#test/fill-tables.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { holdDataFolder } from './data-folder.ts';
import { withOwnDatabase } from './own-database.ts';

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = await scratchFolder('commands');
  archive = join(folder, 'kollab.tar.gz');
  const url = await createTestDatabase();
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
  await fillTables(db);
  await db.destroy();
  await backup({ url, files: await openFiles({ dataDir: folder, s3: undefined }) }, archive);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(command: string, given: string[], environment: Record<string, string>) {
  const file = join(import.meta.dirname, `${command}.ts`);
  const { PATH } = process.env;
  return new Promise<string>((resolve) => {
    execFile(process.execPath, [file, ...given], { env: { PATH, ...environment } }, (...told) => {
      const [error, stdout, stderr] = told;
      resolve(stdout + stderr + (error ? `exit ${String(error.code)}` : ''));
    });
  });
}

const patience = 60_000;

test(
  'the embedded database: restored where nothing was, backed up stopped and running',
  async () => {
    const dataDir = join(folder, 'data');
    const at = { DATA_DIR: dataDir };
    const own = { databaseUrl: undefined, dataDir, host: '127.0.0.1' };
    await expect(withOwnDatabase(own, {}, () => Promise.resolve())).rejects.toThrow(
      /^There is no database in \S+: set DATA_DIR to its folder, or DATABASE_URL to its address\.$/,
    );
    expect(await run('restore', [archive], at)).toMatch(
      /^\S+ holds \d+ rows of \d+ tables and 0 pictures, as they were at \S+\nRestored \d+ rows .*\n$/,
    );
    expect(await readdir(dataDir)).not.toContain('kollab.lock');

    const backups = join(folder, 'backups');
    await mkdir(backups);
    await writeFile(join(backups, 'kollab-2020-01-01T00-00-00Z.tar.gz'), 'old');
    expect(await run('backup', [backups, '--keep', '1'], at)).toMatch(
      /^Backed up \d+ rows of \d+ tables and 0 pictures into \S+\.tar\.gz \(\S+ MB\)\.\nRemoved kollab-2020/,
    );
    const [stopped = '', ...others] = await readdir(backups);
    expect(others).toEqual([]);

    const server = await startEmbeddedPostgres({ dataDir });
    expect(await run('restore', [archive], at)).toMatch(
      /already: the database of 2 people\. Add --replace to have it replaced\. .*\nexit 1$/,
    );
    const hold = await holdDataFolder(dataDir, '127.0.0.1');
    expect(await run('restore', [archive, '--replace', '--yes'], at)).toMatch(
      /is used by Kollab \(process \d+\): stop it first\. Nothing was changed\.\nexit 1$/,
    );
    const running = join(folder, 'running.tar.gz');
    expect(await run('backup', [running], at)).toMatch(/^Backed up /);
    const { manifest } = await verifyArchive(running);
    const { manifest: before } = await verifyArchive(join(backups, stopped));
    // That a backup was made is noted among the jobs.
    const otherTables = (tables: typeof manifest.tables) =>
      tables.filter(({ name }) => name !== 'jobs');
    expect({ ...manifest, tables: otherTables(manifest.tables) }).toEqual({
      ...before,
      createdAt: manifest.createdAt,
      tables: otherTables(before.tables),
    });
    expect(await readFile(join(dataDir, 'kollab.lock'), 'utf8')).toMatch(`${process.pid} `);
    expect(await startEmbeddedPostgres({ dataDir })).toMatchObject({ wasRunning: true });
    await hold.letGo();
    await server.stop();
  },
  patience,
);

test(
  'migrations: listed, applied, undone',
  async () => {
    const at = { DATABASE_URL: await createTestDatabase('empty') };
    expect(await run('migrate', [], at)).toMatch(
      /^Applied 0001-users\.\n[^]*The schema is at \d+-/,
    );
    expect(await run('migrate', ['--down-to', '0009'], at)).toMatch(
      /^Undone \d+-[^]*Undone 0010-matching\.\nThe schema is at 0009-search\.\n$/,
    );
    expect(await run('migrate', ['--list'], at)).toMatch(
      /^done {5}0001-users\n[^]*done {5}0009-search\npending {2}0010-matching\n/,
    );
  },
  patience,
);

test(
  'the schema of a later version is refused, or left alone where an older one is to run on it',
  async () => {
    const url = await createTestDatabase();
    const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await db.destroy();
    const at = { DATABASE_URL: url };
    expect(await run('migrate', [], at)).toMatch(
      /^The database was migrated by a newer Kollab \(9999-later\): .*\nexit 1$/,
    );
    expect(await run('migrate', ['--accept-newer'], at)).toBe(
      "The schema is a later Kollab's (9999-later) and stays as it is.\n",
    );
  },
  patience,
);

test(
  'a database that is not there is told in one sentence, without its password',
  async () => {
    const at = { DATABASE_URL: 'postgres://kollab:secret@127.0.0.1:1/kollab', DATA_DIR: folder };
    expect(await run('backup', [join(folder, 'none')], at)).toBe(
      'DATABASE_URL leads to no database that can be used (connect ECONNREFUSED 127.0.0.1:1): nothing listens there: start the database, or correct the address.\nexit 1',
    );
  },
  patience,
);
