import { type Kysely, sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { SetupError } from '@kollab/runtime/setup-error';
import { fillTables, readTables } from '#test/fill-tables.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { awaitSchema } from './await-schema.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { isMigrated, listApplied, listKnown, migrateTo, migrateToLatest } from './migrate.ts';
import type { Database } from '#src/platform/database/schema.ts';

const opened: Kysely<Database>[] = [];
const open = (url: string) => {
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
  opened.push(db);
  return db;
};
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
});

function lost(was: Record<string, string[]>, is: Record<string, string[]>) {
  return Object.entries(was).flatMap(([table, rows]) => {
    const left = new Set(is[table]);
    return rows.filter((row) => !left.has(row)).map((row) => `${table} ${row}`);
  });
}

test('what was written at any released state is there at the newest, and on the way back', async () => {
  const db = open(await createTestDatabase('empty'));
  const written = new Map<string, Record<string, string[]>>();
  for (const [round, name] of listKnown().entries()) {
    await migrateTo(db, name);
    expect(await fillTables(db, round)).toBeGreaterThan(1);
    written.set(name, await readTables(db));
  }
  expect(await isMigrated(db)).toBe(true);
  for (const [name, was] of [...written].toReversed()) {
    await migrateTo(db, name);
    expect({ name, lost: lost(was, await readTables(db)) }).toEqual({ name, lost: [] });
  }
});

test('an old database goes to the newest schema in one leap, and back, and is the same', async () => {
  const db = open(await createTestDatabase('empty'));
  await migrateTo(db, '0005-projects');
  await fillTables(db);
  const before = await readTables(db);
  await migrateToLatest(db);
  expect(await isMigrated(db)).toBe(true);
  await migrateTo(db, '0005-projects');
  expect(await readTables(db)).toEqual(before);
});

describe('while another transaction holds a table', () => {
  async function held() {
    const url = await createTestDatabase('empty');
    const db = open(url);
    await migrateTo(db, '0005-projects');
    return { db, holder: open(url), before: await listApplied(db) };
  }

  test('a migration gives up in one sentence, and nobody waited behind it', async () => {
    const { db, holder, before } = await held();
    await holder.transaction().execute(async (trx) => {
      await sql`lock table users in row exclusive mode`.execute(trx);
      const refused = migrateToLatest(db, { lockTimeout: 50, pauses: [1, 1] });
      await expect(refused).rejects.toThrow(SetupError);
      await expect(refused).rejects.toThrow(
        'another transaction holds a table that 0006-applications changes. Nothing was changed',
      );
      // Behind a migration that waits, this would wait too.
      await sql`update users set photo = null`.execute(db);
    });
    expect(await listApplied(db)).toEqual(before);
    const { rows } = await sql`show lock_timeout`.execute(db);
    expect(rows).toEqual([{ lock_timeout: '0' }]);
    await migrateToLatest(db);
    expect(await isMigrated(db)).toBe(true);
  });

  test('a migration tries again, and goes on once the table is free', async () => {
    const { db, holder } = await held();
    let migrating: Promise<void> | undefined;
    await holder.transaction().execute(async (trx) => {
      await sql`lock table users in row exclusive mode`.execute(trx);
      migrating = migrateToLatest(db, { lockTimeout: 20, pauses: Array<number>(200).fill(20) });
      const attempts = sql<{ there: boolean }>`select exists (select from pg_locks
        where relation = 'users'::regclass and not granted) as there`;
      while (!(await attempts.execute(trx)).rows[0]?.there);
    });
    await migrating;
    expect(await isMigrated(db)).toBe(true);
  });
});

test('a database of before the migrations were joined is told apart, and left alone', async () => {
  const db = open(await createTestDatabase());
  await sql`insert into kysely_migration values ('0002-moderation', '2026-01-01')`.execute(db);
  await expect(migrateToLatest(db)).rejects.toThrow(
    'The database is of a Kollab from before its migrations were joined (0002-moderation): begin with an empty one.',
  );
});

describe('a replica that does not migrate', () => {
  test('says what is missing, and starts once another has migrated', async () => {
    const url = await createTestDatabase('empty');
    const [db, other] = [open(url), open(url)];
    await expect(awaitSchema(db, 0)).rejects.toThrow(
      'The database has not been migrated (0001-users is missing), and MIGRATE is off: run "npm run migrate".',
    );
    const waiting = awaitSchema(db, 60_000);
    await migrateToLatest(other);
    await waiting;
  });

  test('serves a schema that is newer, where one that migrates would not start', async () => {
    const db = open(await createTestDatabase());
    await sql`insert into kysely_migration values ('9999-later', '2100-01-01')`.execute(db);
    await awaitSchema(db, 0);
    await expect(migrateToLatest(db)).rejects.toThrow(
      'The database was migrated by a newer Kollab (9999-later): run that version or a later one.',
    );
  });
});
