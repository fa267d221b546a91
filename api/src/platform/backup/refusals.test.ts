import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listKnown, migrateTo, migrateToLatest } from '#src/platform/database/migration/migrate.ts';
import { newPath } from '#src/platform/files/files.ts';
import { fillTables, readTables } from '#test/fill-tables.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { writeArchive } from './archive.ts';
import { backup } from './backup.service.ts';
import { checkBackup } from './restore.service.ts';
import { closeAll, folder, open, place, restoreTo, rewrite, tidyUp } from '#test/steps/backup.ts';

const picture = newPath();
let archive: string;
let content: Awaited<ReturnType<typeof readTables>>;
beforeAll(async () => {
  const source = await place(await createTestDatabase());
  const db = open(source.url);
  await fillTables(db);
  const upload = { path: picture, owner_id: null, created_at: new Date() };
  await db.insertInto('uploads').values(upload).execute();
  await source.files.write(picture, randomBytes(20_000));
  content = await readTables(db);
  archive = join(await folder(), 'kollab.tar.gz');
  await backup(source, archive);
  await closeAll();
});

afterAll(tidyUp);

const problemOf = (file: string) =>
  checkBackup(file).then(
    () => 'none',
    (error: Error) => (error.name === 'SetupError' ? error.message : `not told: ${error.stack}`),
  );

async function written(bytes: Buffer | string) {
  const file = join(await folder(), 'file');
  await writeFile(file, bytes);
  return file;
}

async function* of(...entries: { name: string; content: Buffer }[]) {
  yield* await Promise.resolve(entries);
}

describe('an archive is refused before anything is touched', () => {
  const damaged = /^\S+ is damaged or incomplete\. Nothing was changed\.$/;

  test('when it was cut off, wherever that is', async () => {
    const whole = await readFile(archive);
    expect(await problemOf(archive)).toBe('none');
    for (const size of [whole.length - 1, whole.length - 5, whole.length / 2, 100]) {
      expect(await problemOf(await written(whole.subarray(0, size)))).toMatch(damaged);
    }
  });

  test('when bytes of it are others', async () => {
    const whole = await readFile(archive);
    // The first ten bytes are gzip's own; only some of them matter.
    for (let at = 10; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      expect(await problemOf(await written(changed))).toMatch(damaged);
    }
  });

  test.each(['tables/users/', 'uploads/', 'uploads-', 'manifest.json'])(
    'when %s is missing, or was changed',
    async (begin) => {
      const without = await rewrite(archive, (e) => (e.name.startsWith(begin) ? undefined : e));
      expect(await problemOf(without)).toMatch(damaged);
      const other = await rewrite(archive, (e) =>
        e.name.startsWith(begin) ? { ...e, content: e.content.subarray(1) } : e,
      );
      expect(await problemOf(other)).toMatch(damaged);
    },
  );

  test('when it is something else', async () => {
    const foreign = /^\S+ is not a backup of Kollab\. Nothing was changed\.$/;
    expect(await problemOf(await written('Введение'))).toMatch(foreign);
    expect(await problemOf(await written(''))).toMatch(damaged);
    const tar = join(await folder(), 'other.tar.gz');
    const entry = { name: 'thesis.txt', content: Buffer.from('Введение') };
    await writeArchive(tar, of(entry), { now: new Date() });
    expect(await problemOf(tar)).toMatch(foreign);
    expect(await problemOf(await folder())).toMatch(/ cannot be read: EISDIR/);
    expect(await problemOf('/no/such/file')).toMatch(/^\/no\/such\/file cannot be read: ENOENT/);
  });

  test('when a newer Kollab made it', async () => {
    const later = await rewrite(archive, (entry) => {
      const text = entry.content.toString();
      return entry.name === 'manifest.json'
        ? { ...entry, content: Buffer.from(text.replace('0014-', '9999-')) }
        : entry;
    });
    expect(await problemOf(later)).toMatch(/made by a newer .*\(9999-.*\): restore it with that/);
    const format = await rewrite(archive, (entry) =>
      entry.name === 'kollab-backup.json'
        ? { ...entry, content: Buffer.from(entry.content.toString().replace('1', '2')) }
        : entry,
    );
    expect(await problemOf(format)).toMatch(/was made by a newer Kollab: restore it with/);
  });
});

async function withPerson() {
  const target = await place(await createTestDatabase());
  const db = open(target.url);
  await db.insertInto('users').values({ id: uuid(), telegram_id: 4 }).execute();
  const before = await readTables(db);
  await closeAll();
  return { target, before };
}

describe('what is there already', () => {
  test('is named, and stays unless it may be replaced', async () => {
    const { target, before } = await withPerson();
    const own = newPath();
    await target.files.write(own, Buffer.from('их'));
    await expect(restoreTo(target, archive)).rejects.toThrow('Nothing was changed.');
    expect(await readTables(open(target.url))).toEqual(before);
    await closeAll();
    const asked = await restoreTo(target, archive, { replaces: true });
    expect(asked).toEqual(['the database of 1 person and 1 picture']);
    expect(await readTables(open(target.url))).toEqual(content);
    await expect(target.files.read(own)).rejects.toMatchObject({ code: 'notFound' });
    expect(await target.files.read(picture)).toHaveLength(20_000);
    await closeAll();
  });

  test('is not replaced where it is not Kollab’s', async () => {
    const target = await place();
    await sql`create table theses (title text)`.execute(open(target.url));
    await closeAll();
    await expect(restoreTo(target, archive, { replaces: true })).rejects.toThrow(
      "The database holds tables that are not Kollab's (theses): give it one of its own. Nothing was changed.",
    );
  });

  test('is not replaced while the product runs on it', async () => {
    const { target, before } = await withPerson();
    const db = open(target.url);
    await sql`select 1`.execute(db);
    await expect(restoreTo(target, archive, { replaces: true })).rejects.toThrow(
      'The database is used by kollab-api (1 connections): stop Kollab before you restore. Nothing was changed.',
    );
    expect(await readTables(db)).toEqual(before);
    await closeAll();
  });

  test('is as it was when a restore is cut off, which can be done again', async () => {
    const { target, before } = await withPerson();
    const files = target.files;
    const breaking = {
      ...target,
      files: {
        ...files,
        async write(path: string, bytes: Buffer) {
          await files.write(path, bytes);
          throw new Error('cut off');
        },
      },
    };
    await expect(restoreTo(breaking, archive, { replaces: true })).rejects.toThrow('cut off');
    expect(await readTables(open(target.url))).toEqual(before);
    await closeAll();
    expect(await restoreTo(target, archive, { replaces: true })).toEqual([
      'the database of 1 person',
    ]);
    expect(await readTables(open(target.url))).toEqual(content);
    await closeAll();
  });
});

/** What waited before owners were reminded waits from the upgrade on, each time it is made. */
const anyTime = (tables: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      rows.map((row) =>
        row.replace(
          /"(waits_from|remind_at|check_at|call_at|told_until|left_over_at)":"[^"]+"/g,
          '"$1":"then"',
        ),
      ),
    ]),
  );

test('a backup of an old schema becomes one of the newest', async () => {
  const name = '0002-tags';
  const source = await place();
  const db = open(source.url);
  await migrateTo(db, name);
  await fillTables(db);
  const file = join(source.dataDir, 'old.tar.gz');
  const { migrations } = await backup(source, file);
  expect(migrations.at(-1)).toBe(name);
  await migrateToLatest(db);
  const expected = await readTables(db);
  const target = await place();
  await restoreTo(target, file);
  const restored = open(target.url);
  const { uploads: _new, notifications: _read, jobs, ...rows } = await readTables(restored);
  expect(anyTime(expected)).toMatchObject(anyTime(rows));
  // The backup itself is noted in what it was made of.
  expect(expected.jobs).toEqual(expect.arrayContaining(jobs ?? []));
  expect(await restored.selectFrom('users').select('id').execute()).toHaveLength(2);
  await closeAll();
});

test('whoever owns the database can restore it, and needs no more rights', async () => {
  const url = new URL(await createTestDatabase('empty'));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `plain_${randomBytes(4).toString('hex')}`;
  await admin.query(`create role ${name} login password 'plain'`);
  await admin.query(`alter database ${url.pathname.slice(1)} owner to ${name}`);
  await admin.end();
  Object.assign(url, { username: name, password: 'plain' });
  const target = await place(url.href);
  await restoreTo(target, archive);
  expect(await readTables(open(target.url))).toEqual(content);
  expect((await backup(target, join(target.dataDir, 'again.tar.gz'))).migrations).toEqual(
    listKnown(),
  );
  await closeAll();
});
