import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from '#src/platform/database/connect.ts';
import { isMigrated, migrateDown, migrateToLatest } from './migrate.ts';
import type { Database, Db } from '#src/platform/database/schema.ts';

const opened: Kysely<Database>[] = [];
const open = (url: string) => {
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 2 });
  opened.push(db);
  return db;
};
afterEach(async () => {
  for (const db of opened.splice(0)) await db.destroy();
});

async function listObjects(db: Db) {
  const { rows } = await sql<{ object: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as object
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conname || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f')
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ object }) => object).filter((object) => !object.includes('kysely_'));
}

describe('the migrations', () => {
  test('lead up from nothing, down to nothing and up again', async () => {
    const db = open(await createTestDatabase('empty'));
    await expect(isMigrated(db)).rejects.toThrow('kysely_migration');
    await migrateToLatest(db);
    const schema = await listObjects(db);
    expect(schema).toContain('users.telegram_id bigint NO');
    expect(await isMigrated(db)).toBe(true);
    await migrateDown(db);
    expect(await listObjects(db)).toEqual([]);
    expect(await isMigrated(db)).toBe(false);
    await migrateToLatest(db);
    expect(await listObjects(db)).toEqual(schema);
  });

  test('run once when two processes start at once', async () => {
    const url = await createTestDatabase('empty');
    const [one, two] = [open(url), open(url)];
    await Promise.all([migrateToLatest(one), migrateToLatest(two)]);
    expect(await isMigrated(one)).toBe(true);
    await migrateToLatest(two);
    expect(await isMigrated(two)).toBe(true);
  });
});

test('a telegramId comes back as a number', async () => {
  const db = open(await createTestDatabase());
  const telegram_id = 2 ** 53 - 1;
  await db.insertInto('users').values({ id: randomUUID(), telegram_id }).execute();
  expect(await db.selectFrom('users').select('telegram_id').execute()).toEqual([{ telegram_id }]);
});
