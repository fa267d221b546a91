import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import { prepared } from './prepared.ts';
import type { Db } from './schema.ts';

let db: Db;
beforeAll(async () => {
  db = connectDatabase({ url: await createTestDatabase(), onError: () => undefined });
});
afterAll(() => db.destroy());

interface Values {
  first: string;
  second: number | undefined;
}

let builds = 0;
const pairs = prepared(['first', 'second'], (database, { first, second }: Values) => {
  builds += 1;
  return database.selectNoFrom([
    sql<number | null>`${second}::int`.as('second'),
    sql<string>`${first}::text || '!'`.as('first'),
  ]);
});

test('a query built once runs with the values of each call', async () => {
  expect(await pairs(db, { first: 'a', second: 1 })).toEqual([{ first: 'a!', second: 1 }]);
  expect(await pairs(db, { first: 'b', second: 2 })).toEqual([{ first: 'b!', second: 2 }]);
  expect(builds).toBe(1);
});

test('a value left out is null', async () => {
  expect(await pairs(db, { first: 'c', second: undefined })).toEqual([
    { first: 'c!', second: null },
  ]);
});

test('it runs in a transaction too', async () => {
  const row = await db.transaction().execute((trx) => pairs(trx, { first: 'd', second: 4 }));
  expect(row).toEqual([{ first: 'd!', second: 4 }]);
});
