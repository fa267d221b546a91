import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { connectDatabase } from './connect.ts';
import type { Db } from './schema.ts';
import { prepared } from './prepared.ts';
import { forgetNames } from './statements.ts';

async function openDatabase() {
  const url = await createTestDatabase();
  const db = connectDatabase({ url, onError: () => undefined, poolSize: 1 });
  onTestFinished(() => db.destroy());
  return db;
}

async function listPlanned(db: Db) {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

const findUser = prepared(['id'], (db, { id }: { id: number }) =>
  db.selectFrom('users').selectAll().where('telegram_id', '=', id),
);

test('a prepared query is planned once, whatever its parameters', async () => {
  const db = await openDatabase();
  for (const id of [1, 2, 3]) await findUser(db, { id });
  const planned = await listPlanned(db);
  expect(planned.filter((statement) => statement.includes('"telegram_id"'))).toHaveLength(1);
});

test('any other statement is planned with its parameters each time', async () => {
  const db = await openDatabase();
  await db.selectFrom('users').selectAll().where('telegram_id', '=', 1).execute();
  expect(await listPlanned(db)).toEqual([]);
});

test('after a migration a prepared query goes on under another name, and nobody notices', async () => {
  const db = await openDatabase();
  await findUser(db, { id: 1 });
  await sql`alter table users add column added int`.execute(db);
  await expect(findUser(db, { id: 1 })).resolves.toEqual([]);
});

test('a transaction that met a migration has failed; once that is known, the next goes on', async () => {
  const db = await openDatabase();
  const within = () => db.transaction().execute((trx) => findUser(trx, { id: 1 }));
  await within();
  await sql`alter table users add column added int`.execute(db);
  await expect(within()).rejects.toMatchObject({ code: '0A000' });
  forgetNames();
  await expect(within()).resolves.toEqual([]);
});
