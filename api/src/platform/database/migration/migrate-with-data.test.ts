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

/** Rows that are not there any more as they were. */
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

test.each(['0001-users', '0010-projects'])(
  'a database of %s goes to the newest schema in one leap, and back, and is the same',
  async (name) => {
    const db = open(await createTestDatabase('empty'));
    await migrateTo(db, name);
    await fillTables(db);
    const before = await readTables(db);
    await migrateToLatest(db);
    expect(await isMigrated(db)).toBe(true);
    await migrateTo(db, name);
    expect(await readTables(db)).toEqual(before);
  },
);

test('who left stays so where the state before accounts is gone back to, and those who leave next', async () => {
  const db = open(await createTestDatabase());
  const leave = (id: string) =>
    sql<{ id: string }>`insert into users (id, telegram_id, deleted_at)
      values (${id}, -nextval('people_who_left'), now())`.execute(db);
  const ids = [1, 2, 3].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
  for (const id of ids.slice(0, 2)) await leave(id);
  await migrateTo(db, listKnown()[listKnown().indexOf('0019-account') - 1]);
  await migrateToLatest(db);
  await leave(ids[2] ?? '');
  const left = db.selectFrom('users').where('deleted_at', 'is not', null).orderBy('id');
  expect((await left.select('telegram_id').execute()).map((row) => row.telegram_id)).toEqual([
    -1, -2, -3,
  ]);
});

describe('while another transaction holds a table', () => {
  async function held() {
    const url = await createTestDatabase('empty');
    const db = open(url);
    await migrateTo(db, listKnown()[listKnown().indexOf('0019-account') - 1]);
    return { db, holder: open(url), before: await listApplied(db) };
  }

  test('a migration gives up in one sentence, and nobody waited behind it', async () => {
    const { db, holder, before } = await held();
    await holder.transaction().execute(async (trx) => {
      await sql`lock table users in access share mode`.execute(trx);
      const refused = migrateToLatest(db, { lockTimeout: 50, pauses: [1, 1] });
      await expect(refused).rejects.toThrow(SetupError);
      await expect(refused).rejects.toThrow(
        'another transaction holds a table that 0019-account changes. Nothing was changed',
      );
      // Behind a migration that waits, this would wait too.
      await sql`select from users`.execute(db);
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
      await sql`lock table users in access share mode`.execute(trx);
      migrating = migrateToLatest(db, { lockTimeout: 20, pauses: Array<number>(200).fill(20) });
      const attempts = sql<{ there: boolean }>`select exists (select from pg_locks
        where relation = 'users'::regclass and not granted) as there`;
      while (!(await attempts.execute(trx)).rows[0]?.there);
    });
    await migrating;
    expect(await isMigrated(db)).toBe(true);
  });
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
